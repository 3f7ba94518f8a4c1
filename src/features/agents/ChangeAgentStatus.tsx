import { useUpdateAgentStatusMutation } from '#api/agentApi.ts';
import type { Agent } from '#domain/agent/agent.ts';
import { fullName } from '#domain/person/fullName.ts';
import { ConfirmedChange } from '#ui/ConfirmedChange.tsx';
import type { RowDialog } from '#ui/list/useRowDialog.ts';

const deactivation = {
  title: 'Deactivate Agent',
  question: 'This will prevent the agent from accessing the system.',
  status: 'Deactivated',
  success: 'Agent deactivated successfully',
} as const;

const activation = {
  title: 'Activate Agent',
  question: "This will restore the agent's access to the system.",
  status: 'Active',
  success: 'Agent activated successfully',
} as const;

/**
 * Asks before an agent is deactivated or activated, then sends the new status (AGENTS-7 to
 * AGENTS-10).
 */
export function ChangeAgentStatus({ row: agent, ...dialog }: RowDialog<Agent>) {
  const [updateStatus] = useUpdateAgentStatusMutation();
  const { status, ...words } = agent.status === 'Active' ? deactivation : activation;
  return (
    <ConfirmedChange
      {...words}
      subject={fullName(agent) || agent.email}
      onConfirm={() => updateStatus({ id: agent.id, status })}
      failure="Failed to update agent status"
      {...dialog}
    />
  );
}
