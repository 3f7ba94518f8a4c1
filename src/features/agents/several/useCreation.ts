import { startTransition, useCallback, useRef, useState } from 'react';
import { useCreateAgentMutation } from '#api/agentApi.ts';
import { serverMessage } from '#api/apiError.ts';
import { useApiDispatch } from '#api/useApiDispatch.ts';
import { useUserId } from '#api/useSession.ts';
import { type EditAgentForm, editAgentFormSchema } from '#domain/agent/agentForm.ts';
import { generatePassword } from '#domain/agent/generatePassword.ts';
import { useIsMounted } from '#ui/hooks.ts';
import type { ReadAgent } from './readAgents.ts';

/** A created agent with its password, which no other place has. */
export interface CreatedAgent {
  agent: EditAgentForm;
  password: string;
}

/**
 * Created agents with unsaved passwords, by owner. In memory while the application runs, so that a
 * session that ends meanwhile loses no password.
 */
const memories = new WeakMap<object, Map<number, readonly CreatedAgent[]>>();

function memoryOf(application: object) {
  const memory = memories.get(application) ?? new Map<number, readonly CreatedAgent[]>();
  memories.set(application, memory);
  return memory;
}

const none: readonly CreatedAgent[] = [];

/**
 * Creates agents one after another, each with its own password (AGENT-FORM-16). A failure stays
 * with its agent and does not stop the rest. It ends with Stop or with its screen.
 */
export function useCreation(onCreated: (agent: ReadAgent) => void) {
  const userId = useUserId();
  const [createAgent] = useCreateAgentMutation();
  const unsaved = memoryOf(useApiDispatch());
  const [created, setCreated] = useState(() => unsaved.get(userId) ?? none);
  const [failures, setFailures] = useState<ReadonlyMap<string, string>>(new Map());
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);
  const [isStopped, setStopped] = useState(false);
  const isWanted = useRef(false);
  const stop = () => {
    isWanted.current = false;
  };
  useIsMounted(stop);

  const create = async (agents: readonly ReadAgent[]) => {
    isWanted.current = true;
    setStopped(false);
    setFailures(new Map());
    for (const [done, read] of agents.entries()) {
      if (!isWanted.current) {
        setStopped(true);
        break;
      }
      setProgress({ done, total: agents.length });
      const agent = editAgentFormSchema.parse(read.agent);
      const password = generatePassword();
      const { error } = await createAgent({ ...agent, password, ownerId: userId });
      if (error) {
        const message = serverMessage(error) || 'An error occurred';
        setFailures((before) => new Map(before).set(read.agent.email, message));
        continue;
      }
      const one = { agent, password };
      unsaved.set(userId, [...(unsaved.get(userId) ?? none), one]);
      // Continues before long tables are rendered.
      startTransition(() => {
        setCreated((before) => [...before, one]);
        onCreated(read);
      });
    }
    setProgress(null);
  };

  /** Forgets passwords that were saved or finally left. Others may exist by now. */
  const release = useCallback(
    (agents: readonly CreatedAgent[]) => {
      const others = (unsaved.get(userId) ?? none).filter((one) => !agents.includes(one));
      unsaved.set(userId, others);
    },
    [unsaved, userId],
  );

  return { create, stop, release, created, failures, progress, isStopped };
}
