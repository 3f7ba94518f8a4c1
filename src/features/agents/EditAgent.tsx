import { Card } from '@blueprintjs/core';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLazyAgentQuery, useUpdateAgentMutation } from '#api/agentApi.ts';
import { serverMessage } from '#api/apiError.ts';
import { useReadOnce } from '#api/useReadOnce.ts';
import { useUserId } from '#api/useSession.ts';
import type { Agent } from '#domain/agent/agent.ts';
import { type EditAgentForm, editAgentFormSchema } from '#domain/agent/agentForm.ts';
import { limits } from '#domain/limits.ts';
import { paths } from '#domain/paths.ts';
import { FormFoot } from '#ui/form/FormSection.tsx';
import { FormLeaveGuard } from '#ui/form/LeaveGuard.tsx';
import { SchemaForm } from '#ui/form/SchemaForm.tsx';
import { useFormSubmission } from '#ui/form/useFormSubmission.ts';
import { Loading } from '#ui/page/Loading.tsx';
import { Page } from '#ui/page/Page.tsx';
import { useToast } from '#ui/toast/useToast.ts';
import { useIdParameter } from '#ui/useUrlParams.ts';
import { AgentFields } from './AgentFields.tsx';
import { agentForm } from './agentFields.ts';

function AgentEditor({ agent }: { agent: Agent }) {
  const userId = useUserId();
  const [updateAgent] = useUpdateAgentMutation();
  const submit = useFormSubmission();

  const send = (form: EditAgentForm) =>
    submit({
      request: updateAgent({ ...form, id: agent.id, ownerId: userId }),
      failure: (error) => ({
        title: 'Update agent failed',
        description: serverMessage(error) || 'An error occurred',
      }),
      success: { title: 'Update agent successful', description: 'Agent updated successfully' },
      redirect: { to: paths.agents, delay: limits.redirectDelay.agent },
    });

  return (
    <Card className="form-card">
      <SchemaForm
        name="Edit Agent"
        schema={editAgentFormSchema}
        initialValues={agentForm(agent)}
        onSubmit={send}
      >
        <FormLeaveGuard />
        <AgentFields />
        <FormFoot
          submit={{ label: 'Update Agent', busyLabel: 'Updating...' }}
          cancelPath={paths.agents}
        />
      </SchemaForm>
    </Card>
  );
}

/** A saved agent, preloaded; a failure is reported and leads back to the list (AGENT-FORM-9). */
export function EditAgent() {
  const id = useIdParameter();
  const [fetchAgent] = useLazyAgentQuery();
  const { data: agent, error } = useReadOnce(fetchAgent, id);
  const { showToast } = useToast();
  const navigate = useNavigate();
  const hasFailed = id === null || error !== undefined;

  useEffect(() => {
    if (!hasFailed) return;
    showToast({ intent: 'failure', title: 'Error', description: 'Failed to fetch agent details' });
    navigate(paths.agents, { replace: true });
  }, [hasFailed, showToast, navigate]);

  return <Page title="Edit Agent">{agent ? <AgentEditor agent={agent} /> : <Loading />}</Page>;
}
