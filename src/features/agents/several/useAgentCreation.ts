import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useCreateAgentMutation } from '#api/agentApi.ts';
import { serverMessage } from '#api/apiError.ts';
import { useUserId } from '#api/useSession.ts';
import { agentWithPasswordSchema } from '#domain/agent/agentForm.ts';
import { formatCount, pluralize } from '#domain/format/figures.ts';
import { useAbortController } from '#ui/hooks.ts';
import type { ReadAgent } from './readAgents.ts';

/**
 * Creates agents one after another (AGENT-FORM-16). A failure stays with its row, found by email, and
 * does not stop the others. `stop` and leaving the screen end it after the current agent.
 */
export function useAgentCreation(onCreated: (row: ReadAgent) => void) {
  const ownerId = useUserId();
  const [createAgent] = useCreateAgentMutation();
  const [created, setCreated] = useState<readonly ReadAgent[]>([]);
  const [failures, setFailures] = useState<ReadonlyMap<string, string>>(new Map());
  /** What happens, or happened, as sentences. */
  const [status, setStatus] = useState<readonly string[]>([]);
  const [isRunning, setRunning] = useState(false);
  const isLocked = useRef(false);
  const controller = useAbortController();

  const create = async (rows: readonly ReadAgent[]) => {
    if (isLocked.current) return;
    isLocked.current = true;
    const signal = controller.start();
    // Before the next press in the same task.
    flushSync(() => setRunning(true));
    let createdCount = 0;
    let failedCount = 0;
    for (const [index, row] of rows.entries()) {
      if (signal.aborted) break;
      setStatus([`Creating ${formatCount(index + 1)} of ${formatCount(rows.length)}…`]);
      const agent = agentWithPasswordSchema.parse(row.agent);
      const { error } = await createAgent({ ...agent, ownerId });
      if (error) {
        failedCount += 1;
      } else {
        createdCount += 1;
        setCreated((all) => [...all, row]);
        onCreated(row);
      }
      const { email } = row.agent;
      const reason = error ? [[email, serverMessage(error) || 'An error occurred'] as const] : [];
      setFailures((all) => new Map([...[...all].filter(([key]) => key !== email), ...reason]));
    }
    const leftCount = rows.length - createdCount - failedCount;
    setStatus(
      [
        createdCount > 0 && `${pluralize(createdCount, 'agent')} created.`,
        failedCount > 0 &&
          `${pluralize(failedCount, 'agent')} could not be created. The reason is beside each: correct it, and create them again.`,
        leftCount > 0 && `Stopped: ${pluralize(leftCount, 'agent')} not created.`,
      ].filter((sentence) => sentence !== false),
    );
    isLocked.current = false;
    flushSync(() => setRunning(false));
  };

  return { create, stop: controller.abort, created, failures, status, isRunning };
}
