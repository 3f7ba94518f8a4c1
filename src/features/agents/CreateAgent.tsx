import { useCreateAgentMutation } from '#api/agentApi.ts';
import { anyServerMessage } from '#api/apiError.ts';
import { useSession } from '#api/useSession.ts';
import { type CreateAgentForm, createAgentFormSchema } from '#domain/agent/agentForm.ts';
import { limits } from '#domain/limits.ts';
import { paths } from '#domain/paths.ts';
import { KeptSchemaForm } from '#ui/form/KeptSchemaForm.tsx';
import { SubmitButton } from '#ui/form/SubmitButton.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { useSubmit } from '#ui/form/useSubmit.ts';
import { Page } from '#ui/page/Page.tsx';
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
  const submit = useSubmit();

  const send = ({ confirmPassword: _, ...form }: CreateAgentForm) =>
    submit({
      sent: createAgent({ ...form, ownerId: userId }),
      failure: (error) => ({
        title: 'Create agent failed',
        description: anyServerMessage(error) || 'An error occurred',
      }),
      success: { title: 'Create agent successful', description: 'Agent created successfully' },
      redirect: { to: paths.agents, delay: limits.redirectDelay.saved },
    });

  return (
    <Page title="Create Agent">
      <div className="card narrow-form">
        <KeptSchemaForm
          name="Create Agent"
          schema={createAgentFormSchema}
          initialValues={empty}
          userId={userId}
          keptTitle="New agent"
          onSubmit={send}
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
