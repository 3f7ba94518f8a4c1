import { startTransition, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useCreateAgentMutation } from '#api/agentApi.ts';
import { type ApiError, serverMessage } from '#api/apiError.ts';
import { useUserId } from '#api/useSession.ts';
import { editAgentFormSchema } from '#domain/agent/agentForm.ts';
import { generatePassword } from '#domain/agent/generatePassword.ts';
import { useIsMounted } from '#ui/hooks.ts';
import { type AgentWithPassword, generatedPasswords } from './generatedPasswords.ts';
import type { ReadAgent } from './readAgents.ts';

/** Whether the server answered that it created nothing. After any other failure the agent may exist nevertheless. */
const isRefusal = (error: unknown): boolean => {
  const { kind, status = 0 } = error as Partial<ApiError & { kind: 'status' }>;
  return kind === 'status' && status < 500;
};

const hasEmail =
  (email: string) =>
  ({ agent }: AgentWithPassword): boolean =>
    agent.email.toLowerCase() === email.toLowerCase();

/**
 * Creates agents one after another, each with a generated password (AGENT-FORM-16). A failure stays
 * with its row and does not stop the others. A retry sends the same password, because the agent may
 * have been created although no response arrived (AGENT-FORM-17). `stop` and leaving the screen end
 * it.
 */
export function useAgentCreation(onCreated: (row: ReadAgent) => void) {
  const userId = useUserId();
  const [createAgent] = useCreateAgentMutation();
  const agents = useSyncExternalStore(generatedPasswords.subscribe, () =>
    generatedPasswords.read(userId),
  );
  const [failures, setFailures] = useState<ReadonlyMap<string, string>>(new Map());
  const [progress, setProgress] = useState<{ index: number; total: number; email: string } | null>(
    null,
  );
  const [isStopped, setStopped] = useState(false);
  const shouldContinue = useRef(false);
  const stop = () => {
    shouldContinue.current = false;
  };
  useIsMounted(stop);

  /** Returns the error, or undefined after a success. */
  const createOne = async (row: ReadAgent): Promise<unknown> => {
    const agent = editAgentFormSchema.parse(row.agent);
    const hasThisEmail = hasEmail(agent.email);
    const storedEntry = generatedPasswords.read(userId).find(hasThisEmail);
    const password = storedEntry?.password ?? generatePassword();
    const replace = (...entries: AgentWithPassword[]) =>
      generatedPasswords.update(userId, (all) => [
        ...all.filter((entry) => !hasThisEmail(entry)),
        ...entries,
      ]);
    // Before the request, because the tab may be reloaded before its response.
    replace({ agent, password, isCreated: false });
    const { error } = await createAgent({ ...agent, password, ownerId: userId });
    if (!error) replace({ agent, password, isCreated: true });
    else if (!storedEntry && isRefusal(error)) replace();
    return error;
  };

  const create = async (rows: readonly ReadAgent[]) => {
    shouldContinue.current = true;
    setStopped(false);
    setFailures(new Map());
    for (const [index, row] of rows.entries()) {
      if (!shouldContinue.current) {
        setStopped(true);
        break;
      }
      const { email } = row.agent;
      setProgress({ index, total: rows.length, email });
      const error = await createOne(row);
      if (error) {
        const message = serverMessage(error) || 'An error occurred';
        setFailures((failures) => new Map(failures).set(email, message));
      } else {
        // The next request does not wait for the rendering of long tables.
        startTransition(() => onCreated(row));
      }
    }
    setProgress(null);
  };

  const created = useMemo(() => agents.filter(({ isCreated }) => isCreated), [agents]);
  return {
    create,
    stop,
    /** Removes all passwords. */
    forgetPasswords: () => generatedPasswords.update(userId, () => []),
    /** Whether the passwords survive a reload. */
    isStored: generatedPasswords.isStored(),
    created,
    /** Agents whose request got no response. */
    unconfirmed: agents.filter(
      (entry) => !entry.isCreated && !(progress && hasEmail(progress.email)(entry)),
    ),
    failures,
    progress,
    isStopped,
  };
}
