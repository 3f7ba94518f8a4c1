import type { Agent } from '#domain/agent.ts';
import { fullName } from '#domain/fullName.ts';
import { paths, pathTo } from '#domain/paths.ts';
import type { Column } from '#ui/DataTable.tsx';
import { RowMenu } from '#ui/RowMenu.tsx';
import { StatusBadge } from '#ui/StatusBadge.tsx';

/** The columns of the agent list (section 2). */
export function agentColumns({
  onChangeStatus,
}: {
  onChangeStatus: (agent: Agent) => void;
}): Column<Agent>[] {
  return [
    { header: 'Name', cell: fullName },
    { header: 'Email', cell: ({ email }) => email, wideOnly: true },
    { header: 'Mobile', cell: ({ mobileNumber }) => mobileNumber || 'N/A', wideOnly: true },
    {
      header: 'Status',
      cell: ({ status }) => <StatusBadge status={status} outlined={status === 'Deactivated'} />,
    },
    {
      header: 'Actions',
      align: 'right',
      cell: (agent) => (
        <RowMenu
          subject={fullName(agent)}
          actions={[
            { text: 'Edit', action: pathTo(paths.editAgent, agent.id) },
            {
              text: agent.status === 'Active' ? 'Deactivate' : 'Activate',
              action: () => onChangeStatus(agent),
            },
          ]}
        />
      ),
    },
  ];
}
