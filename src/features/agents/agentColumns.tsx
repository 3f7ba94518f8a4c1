import type { Agent } from '#domain/agent/agent.ts';
import { paths, pathTo } from '#domain/paths.ts';
import { fullName } from '#domain/person/user.ts';
import type { Column } from '#ui/list/Cell.tsx';
import { callTo, mailTo } from '#ui/list/contactLinks.ts';
import { RowMenu } from '#ui/list/RowMenu.tsx';

const nameOf = (agent: Agent) => fullName(agent) || 'N/A';

/** The columns of the agent list (AGENTS-2, AGENTS-3). */
export function agentColumns({
  onChangeStatus,
}: {
  onChangeStatus: (agent: Agent, opener: HTMLElement | null) => void;
}): Column<Agent>[] {
  return [
    {
      id: 'name',
      header: 'Name',
      isHeading: true,
      isSearched: true,
      text: nameOf,
      order: nameOf,
      within: ({ id }) => ({ link: { to: pathTo(paths.editAgent, id) } }),
    },
    {
      id: 'email',
      header: 'Email',
      isSearched: true,
      text: ({ email }) => email || 'N/A',
      order: ({ email }) => email,
      within: ({ email }) => (email ? { href: mailTo(email) } : {}),
    },
    {
      id: 'mobile',
      header: 'Mobile',
      isSearched: true,
      text: ({ mobileNumber }) => mobileNumber || 'N/A',
      order: ({ mobileNumber }) => mobileNumber,
      within: ({ mobileNumber }) => (mobileNumber ? { href: callTo(mobileNumber) } : {}),
    },
    {
      id: 'status',
      header: 'Status',
      text: ({ status }) => status,
      order: ({ status }) => status,
      within: ({ status }) => ({ badge: status === 'Deactivated' ? 'outlined' : 'filled' }),
    },
    {
      id: 'actions',
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
