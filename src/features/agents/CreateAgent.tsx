import { PersonText } from '#ui/PersonText.tsx';
import './agents.css';
import { type RefObject, useRef, useState } from 'react';
import { useCreateAgentMutation } from '#api/agentApi.ts';
import { serverMessage } from '#api/apiError.ts';
import { useUserId } from '#api/useSession.ts';
import { type CreateAgentForm, createAgentFormSchema } from '#domain/agent/agentForm.ts';
import { limits } from '#domain/limits.ts';
import { paths } from '#domain/paths.ts';
import { fullName } from '#domain/person/user.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { PersistentForm } from '#ui/form/PersistentForm.tsx';
import { SubmitButton, useSubmitState } from '#ui/form/SubmitButton.tsx';
import { useSubmit } from '#ui/form/useSubmit.ts';
import { Page } from '#ui/page/Page.tsx';
import { AgentFields } from './AgentFields.tsx';
import { agentForm } from './agentFields.ts';
import { CopyButton } from './CopyButton.tsx';
import { NewPassword } from './NewPassword.tsx';

const empty: CreateAgentForm = { ...agentForm(), password: '', confirmPassword: '' };

/** The other ways to leave the form. */
function MoreActions({ addsAnother }: { addsAnother: RefObject<boolean> }) {
  const { isDisabled } = useSubmitState();
  return (
    <div className="row row-below">
      <Button
        variant="outlined"
        text="Save and add another"
        disabled={isDisabled}
        onClick={({ currentTarget }) => {
          // The form is sent or refused before this returns.
          addsAnother.current = true;
          currentTarget.form?.requestSubmit();
          addsAnother.current = false;
        }}
      />
      <ButtonLink variant="minimal" to={paths.agents} text="Cancel" />
    </div>
  );
}

/** A new agent of the owner (AGENT-FORM-1 to AGENT-FORM-10). */
export function CreateAgent() {
  const userId = useUserId();
  const [createAgent] = useCreateAgentMutation();
  const submit = useSubmit();

  /** Whether the form was submitted by "Save and add another". */
  const addsAnother = useRef(false);
  /** The latest generated password: no other place has it. */
  const [generated, setGenerated] = useState('');
  const [saved, setSaved] = useState<Omit<CreateAgentForm, 'confirmPassword'>[]>([]);
  const card = useRef<HTMLDivElement>(null);

  const send = async ({ confirmPassword: _, ...agent }: CreateAgentForm) => {
    const hasNext = addsAnother.current;
    const isGenerated = agent.password === generated;
    const isDone = await submit({
      sent: createAgent({ ...agent, ownerId: userId }),
      failure: (error) => ({
        title: 'Create agent failed',
        description: serverMessage(error) || 'An error occurred',
      }),
      success: {
        title: 'Create agent successful',
        description: 'Agent created successfully',
        ...(isGenerated && {
          action: {
            text: 'Copy password',
            onPress: () => void navigator.clipboard.writeText(agent.password),
          },
        }),
      },
      ...(!hasNext && { redirect: { to: paths.agents, delay: limits.redirectDelay.saved } }),
    });
    if (!isDone || !hasNext) return isDone;
    if (isGenerated) setSaved((before) => [...before, agent]);
    card.current?.querySelector('input')?.focus();
    return empty;
  };

  return (
    <Page title="Create Agent">
      <div className="card narrow-form" ref={card}>
        <PersistentForm
          name="Create Agent"
          schema={createAgentFormSchema}
          initialValues={empty}
          userId={userId}
          draftTitle="New agent"
          onSubmit={send}
        >
          <AgentFields />
          <NewPassword generated={generated} onGenerate={setGenerated} />
          <SubmitButton label="Create Agent" busyLabel="Creating..." />
          <MoreActions addsAnother={addsAnother} />
          {saved.length > 0 && (
            <section aria-label="Created agents" className="row generated-password">
              {saved.map((agent) => (
                <p key={agent.email}>
                  <PersonText text={fullName(agent)} /> has the password{' '}
                  <output>{agent.password}</output>{' '}
                  <CopyButton text={agent.password} label="Copy password" />
                </p>
              ))}
            </section>
          )}
        </PersistentForm>
      </div>
    </Page>
  );
}
