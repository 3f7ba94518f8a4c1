import { useUpdateAgentStatusMutation } from '#api/agentApi.ts';
import type { Agent } from '#domain/agent/agent.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { useDismissFailure, useToast } from '#ui/toast/useToast.ts';

const deactivation = {
  title: 'Deactivate Agent',
  question: 'This will prevent the agent from accessing the system.',
  status: 'Deactivated',
  done: 'Agent deactivated successfully',
} as const;

const activation = {
  title: 'Activate Agent',
  question: "This will restore the agent's access to the system.",
  status: 'Active',
  done: 'Agent activated successfully',
} as const;

interface ChangeAgentStatusProps {
  agent: Agent;
  opener: HTMLElement | null;
  onDone: () => void;
}

/** Asks before an agent is deactivated or activated, then sends the new status (AGENTS-7 to AGENTS-10). */
export function ChangeAgentStatus({ agent, opener, onDone }: ChangeAgentStatusProps) {
  const [updateStatus, { isLoading }] = useUpdateAgentStatusMutation();
  const showToast = useToast();
  const dismissFailure = useDismissFailure();
  const { title, question, status, done } = agent.status === 'Active' ? deactivation : activation;

  const confirm = async () => {
    dismissFailure();
    const { error } = await updateStatus({ id: agent.id, status });
    showToast(
      error
        ? { intent: 'failure', title: 'Error', description: 'Failed to update agent status' }
        : { intent: 'success', title: 'Success', description: done },
    );
    onDone();
  };

  return (
    <ConfirmDialog
      title={title}
      question={question}
      busy={isLoading}
      returnTo={opener}
      onConfirm={confirm}
      onCancel={onDone}
    />
  );
}
