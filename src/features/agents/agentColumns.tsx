import { Link } from 'react-router-dom';
import type { Agent } from '#domain/agent/agent.ts';
import { paths, pathTo } from '#domain/paths.ts';
import { fullName } from '#domain/person/fullName.ts';
import { MailLink, PhoneLink } from '#ui/list/contactLinks.tsx';
import type { Column } from '#ui/list/DataTable.tsx';
import { RowMenu } from '#ui/list/RowMenu.tsx';
import { StatusBadge } from '#ui/list/StatusBadge.tsx';

const nameOf = (agent: Agent) => fullName(agent) || 'N/A';

/** The columns of the agent list (AGENTS-2, AGENTS-3). */
export function agentColumns({
  onChangeStatus,
}: {
  onChangeStatus: (agent: Agent, opener: HTMLElement | null) => void;
}): Column<Agent>[] {
  return [
    {
      header: 'Name',
      isHeading: true,
      text: nameOf,
      order: nameOf,
      cell: (agent) => (
        <span className="cell-title">
          <Link to={pathTo(paths.editAgent, agent.id)}>{nameOf(agent)}</Link>
        </span>
      ),
    },
    {
      header: 'Email',
      cell: ({ email }) => (
        <span className="cell-title">{email ? <MailLink address={email} /> : 'N/A'}</span>
      ),
      text: ({ email }) => email,
      order: ({ email }) => email,
    },
    {
      header: 'Mobile',
      cell: ({ mobileNumber }) => (
        <span className="cell-title">
          {mobileNumber ? <PhoneLink number={mobileNumber} /> : 'N/A'}
        </span>
      ),
      text: ({ mobileNumber }) => mobileNumber || 'N/A',
      order: ({ mobileNumber }) => mobileNumber,
    },
    {
      header: 'Status',
      order: ({ status }) => status,
      cell: ({ status }) => <StatusBadge status={status} outlined={status === 'Deactivated'} />,
    },
    {
      header: 'Actions',
      isActions: true,
      cell: (agent) => (
        <RowMenu
          subject={nameOf(agent)}
          actions={[
            { text: 'Edit', action: pathTo(paths.editAgent, agent.id) },
            {
              text: agent.status === 'Active' ? 'Deactivate' : 'Activate',
              action: (opener) => onChangeStatus(agent, opener),
            },
          ]}
        />
      ),
    },
  ];
}
