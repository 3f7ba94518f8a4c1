import { useRef, useState } from 'react';
import { useCreateAgentMutation } from '#api/agentApi.ts';
import { anyServerMessage } from '#api/apiError.ts';
import { useSession } from '#api/useSession.ts';
import { type EditAgentForm, editAgentFormSchema } from '#domain/agent/agentForm.ts';
import { generatePassword } from '#domain/agent/generatePassword.ts';
import { useIsShown } from '#ui/useIsShown.ts';

/** An agent that was created, with the password that is known nowhere else. */
export interface CreatedAgent {
  agent: EditAgentForm;
  password: string;
}

/**
 * Creates agents one after the other, each with a password of its own (AGENT-FORM-16). A failure stays with its agent, and
 * the next one is created all the same. It ends when it is stopped or its screen is left.
 */
export function useCreation(onCreated: (agent: EditAgentForm) => void) {
  const { userId } = useSession();
  const [createAgent] = useCreateAgentMutation();
  const [created, setCreated] = useState<CreatedAgent[]>([]);
  const [failures, setFailures] = useState<ReadonlyMap<string, string>>(new Map());
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);
  const isWanted = useRef(false);
  const stop = () => {
    isWanted.current = false;
  };
  useIsShown(stop);

  const create = async (agents: readonly EditAgentForm[]) => {
    isWanted.current = true;
    setFailures(new Map());
    for (const [done, typed] of agents.entries()) {
      if (!isWanted.current) break;
      setProgress({ done, total: agents.length });
      const agent = editAgentFormSchema.parse(typed);
      const password = generatePassword();
      const { error } = await createAgent({ ...agent, password, ownerId: userId });
      if (error) {
        const message = anyServerMessage(error) || 'An error occurred';
        setFailures((before) => new Map(before).set(typed.email, message));
        continue;
      }
      setCreated((before) => [...before, { agent, password }]);
      onCreated(typed);
    }
    setProgress(null);
  };

  return { create, stop, created, failures, progress };
}
