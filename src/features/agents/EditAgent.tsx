import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLazyAgentQuery, useUpdateAgentMutation } from '#api/agentApi.ts';
import { anyServerMessage } from '#api/apiError.ts';
import { useReadOnce } from '#api/useReadOnce.ts';
import { useSession } from '#api/useSession.ts';
import type { Agent } from '#domain/agent/agent.ts';
import { type EditAgentForm, editAgentFormSchema } from '#domain/agent/agentForm.ts';
import { limits } from '#domain/limits.ts';
import { paths } from '#domain/paths.ts';
import { KeptSchemaForm } from '#ui/form/KeptSchemaForm.tsx';
import { SubmitButton } from '#ui/form/SubmitButton.tsx';
import { useDelayedNavigate } from '#ui/form/useDelayedNavigate.ts';
import { Loading } from '#ui/page/Loading.tsx';
import { Page } from '#ui/page/Page.tsx';
import { useIdParameter } from '#ui/page/useIdParameter.ts';
import { useToast } from '#ui/toast/useToast.ts';
import { AgentFields } from './AgentFields.tsx';

const formOf = (agent: Agent): EditAgentForm => ({
  firstName: agent.firstName,
  middleName: agent.middleName ?? '',
  lastName: agent.lastName,
  email: agent.email,
  mobileNumber: agent.mobileNumber ?? '',
});

function AgentEditor({ agent }: { agent: Agent }) {
  const { userId } = useSession();
  const [updateAgent] = useUpdateAgentMutation();
  const showToast = useToast();
  const goLater = useDelayedNavigate();
  const [initialValues] = useState(() => formOf(agent));

  const submit = async (form: EditAgentForm) => {
    const { error } = await updateAgent({ ...form, id: agent.id, ownerId: userId });
    if (error) {
      const description = anyServerMessage(error) || 'An error occurred';
      showToast({ intent: 'failure', title: 'Update agent failed', description });
      return false;
    }
    showToast({
      intent: 'success',
      title: 'Update agent successful',
      description: 'Agent updated successfully',
    });
    goLater(paths.agents, limits.redirectDelay.saved);
    return true;
  };

  return (
    <div className="card narrow-form">
      <KeptSchemaForm
        name="Edit Agent"
        schema={editAgentFormSchema}
        initialValues={initialValues}
        keepAs={`${userId}/agents/${agent.id}`}
        onSubmit={submit}
      >
        <AgentFields />
        <SubmitButton label="Update Agent" busyLabel="Updating..." />
      </KeptSchemaForm>
    </div>
  );
}

/** A saved agent, preloaded; when that fails it says so and goes back to the list (AGENT-FORM-9). */
export function EditAgent() {
  const id = useIdParameter();
  const [read] = useLazyAgentQuery();
  const { data: agent, error } = useReadOnce(read, id);
  const showToast = useToast();
  const navigate = useNavigate();
  const hasFailed = id === null || error !== undefined;

  useEffect(() => {
    if (!hasFailed) return;
    showToast({ intent: 'failure', title: 'Error', description: 'Failed to fetch agent details' });
    navigate(paths.agents, { replace: true });
  }, [hasFailed, showToast, navigate]);

  return (
    <Page title="Edit Agent">
      {agent ? <AgentEditor key={agent.id} agent={agent} /> : <Loading shape="form" />}
    </Page>
  );
}
