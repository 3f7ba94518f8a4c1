import { useCreateAgentMutation } from '#api/agentApi.ts';
import { anyServerMessage } from '#api/apiError.ts';
import { useSession } from '#api/useSession.ts';
import { type CreateAgentForm, createAgentFormSchema } from '#domain/agent/agentForm.ts';
import { limits } from '#domain/limits.ts';
import { paths } from '#domain/paths.ts';
import { KeptSchemaForm } from '#ui/form/KeptSchemaForm.tsx';
import { SubmitButton } from '#ui/form/SubmitButton.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { useDelayedNavigate } from '#ui/form/useDelayedNavigate.ts';
import { Page } from '#ui/page/Page.tsx';
import { useToast } from '#ui/toast/useToast.ts';
import { AgentFields } from './AgentFields.tsx';

const empty: CreateAgentForm = {
  firstName: '',
  middleName: '',
  lastName: '',
  email: '',
  mobileNumber: '',
  password: '',
  confirmPassword: '',
};

/** A new agent of the owner (AGENT-FORM-1 to AGENT-FORM-10). */
export function CreateAgent() {
  const { userId } = useSession();
  const [createAgent] = useCreateAgentMutation();
  const showToast = useToast();
  const goLater = useDelayedNavigate();

  const submit = async ({ confirmPassword: _, ...form }: CreateAgentForm) => {
    const { error } = await createAgent({ ...form, ownerId: userId });
    if (error) {
      const description = anyServerMessage(error) || 'An error occurred';
      showToast({ intent: 'failure', title: 'Create agent failed', description });
      return false;
    }
    showToast({
      intent: 'success',
      title: 'Create agent successful',
      description: 'Agent created successfully',
    });
    goLater(paths.agents, limits.redirectDelay.saved);
    return true;
  };

  return (
    <Page title="Create Agent">
      <div className="card narrow-form">
        <KeptSchemaForm
          name="Create Agent"
          schema={createAgentFormSchema}
          initialValues={empty}
          keepAs={`${userId}/agents/new`}
          keptTitle="New agent"
          onSubmit={submit}
        >
          <AgentFields />
          <TextField name="password" label="Password" type="password" autoComplete="new-password" />
          <TextField
            name="confirmPassword"
            label="Confirm password"
            type="password"
            autoComplete="new-password"
          />
          <SubmitButton label="Create Agent" busyLabel="Creating..." />
        </KeptSchemaForm>
      </div>
    </Page>
  );
}
