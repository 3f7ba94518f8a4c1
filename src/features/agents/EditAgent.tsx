import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-final-form';
import { useNavigate } from 'react-router-dom';
import { useLazyAgentQuery, useUpdateAgentMutation } from '#api/agentApi.ts';
import { serverMessage } from '#api/apiError.ts';
import { dataOfSuccess, useReadOnce } from '#api/useReadOnce.ts';
import { useUserId } from '#api/useSession.ts';
import type { Agent } from '#domain/agent/agent.ts';
import { type EditAgentForm, editAgentFormSchema } from '#domain/agent/agentForm.ts';
import { limits } from '#domain/limits.ts';
import { paths } from '#domain/paths.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { NewerVersion } from '#ui/form/NewerVersion.tsx';
import { PersistentForm } from '#ui/form/PersistentForm.tsx';
import { SubmitButton } from '#ui/form/SubmitButton.tsx';
import { useNewerVersion } from '#ui/form/useNewerVersion.ts';
import { useSubmit } from '#ui/form/useSubmit.ts';
import { Loading } from '#ui/page/Loading.tsx';
import { Page } from '#ui/page/Page.tsx';
import { useToast } from '#ui/toast/useToast.ts';
import { useIdParameter } from '#ui/useAddress.ts';
import { AgentFields } from './AgentFields.tsx';
import { agentForm } from './agentFields.ts';

type Edited = Pick<Agent, keyof EditAgentForm>;

const versionOf = (agent: Edited) => JSON.stringify(agentForm(agent));

interface NewerAgentProps {
  theirs: EditAgentForm;
  isStopped: boolean;
  /** From here on the newer version counts as known. */
  onDecided: () => void;
}

/** The owner's choice between two versions of the agent (AGENT-FORM-12). */
function NewerAgent({ theirs, isStopped, onDecided }: NewerAgentProps) {
  const form = useForm<EditAgentForm>();
  return (
    <NewerVersion
      noun="agent"
      isStopped={isStopped}
      onTake={() => {
        form.initialize(theirs);
        onDecided();
        document.querySelector<HTMLElement>('main form input')?.focus();
      }}
      onKeep={() => {
        onDecided();
        if (isStopped) void form.submit();
        else document.querySelector<HTMLElement>('main form input')?.focus();
      }}
    />
  );
}

interface AgentEditorProps {
  agent: Agent;
  read: () => Promise<Agent | undefined>;
}

function AgentEditor({ agent, read }: AgentEditorProps) {
  const userId = useUserId();
  /** The last submit found a newer version and waits for a decision. */
  const [isStopped, setStopped] = useState(false);
  const versions = useNewerVersion<Agent>({ opened: agent, read, versionOf }, true);
  const [updateAgent] = useUpdateAgentMutation();
  const submit = useSubmit();
  const [initialValues] = useState(() => agentForm(agent));

  const send = async (form: EditAgentForm) => {
    const isNewer = await versions.look();
    setStopped(isNewer);
    if (isNewer) return false;
    versions.noteSent(versionOf(form));
    return submit({
      sent: updateAgent({ ...form, id: agent.id, ownerId: userId }),
      failure: (error) => ({
        title: 'Update agent failed',
        description: serverMessage(error) || 'An error occurred',
      }),
      success: { title: 'Update agent successful', description: 'Agent updated successfully' },
      redirect: { to: paths.agents, delay: limits.redirectDelay.saved },
    });
  };

  return (
    <div className="card narrow-form">
      <PersistentForm
        name="Edit Agent"
        schema={editAgentFormSchema}
        initialValues={initialValues}
        userId={userId}
        base={versions.base}
        onRestored={versions.begunFrom}
        onSubmit={send}
      >
        {versions.isNewer && (
          <NewerAgent
            theirs={agentForm(versions.latest ?? agent)}
            isStopped={isStopped}
            onDecided={() => {
              flushSync(() => {
                versions.accept();
                setStopped(false);
              });
            }}
          />
        )}
        <AgentFields />
        <SubmitButton label="Update Agent" busyLabel="Updating..." />
        <div className="row row-center">
          <ButtonLink to={paths.agents} variant="minimal" text="Cancel" />
        </div>
      </PersistentForm>
    </div>
  );
}

/** A saved agent, preloaded; a failure is reported and leads back to the list (AGENT-FORM-9). */
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
      {agent ? (
        <AgentEditor agent={agent} read={async () => dataOfSuccess(await read(agent.id))} />
      ) : (
        <Loading />
      )}
    </Page>
  );
}
