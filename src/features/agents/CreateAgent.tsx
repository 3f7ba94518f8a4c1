import { Card } from '@blueprintjs/core';
import { useCreateAgentMutation } from '#api/agentApi.ts';
import { serverMessage } from '#api/apiError.ts';
import { useUserId } from '#api/useSession.ts';
import { type CreateAgentForm, createAgentFormSchema } from '#domain/agent/agentForm.ts';
import { limits } from '#domain/limits.ts';
import { paths } from '#domain/paths.ts';
import { FormFoot, FormSection } from '#ui/form/FormSection.tsx';
import { FormLeaveGuard } from '#ui/form/LeaveGuard.tsx';
import { confirmField, passwordField } from '#ui/form/personFields.ts';
import { SchemaForm } from '#ui/form/SchemaForm.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { useFormSubmission } from '#ui/form/useFormSubmission.ts';
import { Page } from '#ui/page/Page.tsx';
import { AgentFields } from './AgentFields.tsx';
import { agentForm } from './agentFields.ts';

const empty: CreateAgentForm = { ...agentForm(), password: '', confirmPassword: '' };

/** A new agent of the owner (AGENT-FORM-1 to AGENT-FORM-10). */
export function CreateAgent() {
  const userId = useUserId();
  const [createAgent] = useCreateAgentMutation();
  const submit = useFormSubmission();

  const send = ({ confirmPassword: _, ...agent }: CreateAgentForm) =>
    submit({
      request: createAgent({ ...agent, ownerId: userId }),
      failure: (error) => ({
        title: 'Create agent failed',
        description: serverMessage(error) || 'An error occurred',
      }),
      success: { title: 'Create agent successful', description: 'Agent created successfully' },
      redirect: { to: paths.agents, delay: limits.redirectDelay.agent },
    });

  return (
    <Page title="Create Agent">
      <Card className="form-card">
        <SchemaForm
          name="Create Agent"
          schema={createAgentFormSchema}
          initialValues={empty}
          onSubmit={send}
        >
          <FormLeaveGuard />
          <AgentFields />
          <FormSection name="Password">
            <TextField {...passwordField} hint="At least 8 characters" />
            <TextField {...confirmField} />
          </FormSection>
          <FormFoot
            submit={{ label: 'Create Agent', busyLabel: 'Creating...' }}
            cancelPath={paths.agents}
          />
        </SchemaForm>
      </Card>
    </Page>
  );
}
