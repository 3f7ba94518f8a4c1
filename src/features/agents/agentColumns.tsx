import { Disable, Edit as EditIcon, Refresh } from '@blueprintjs/icons';
import type { Agent } from '#domain/agent/agent.ts';
import { paths, pathTo } from '#domain/paths.ts';
import { fullName } from '#domain/person/fullName.ts';
import type { Column } from '#ui/list/Cell.tsx';
import { RowMenu } from '#ui/list/MenuPopover.tsx';
import { type AgentFieldName, agentColumnFields, agentText } from './agentFields.ts';

/** Ids that URLs of earlier releases contain. */
const columnIds: Partial<Record<AgentFieldName, string>> = { mobileNumber: 'mobile' };

const agentName = (agent: Agent) => fullName(agent) || 'N/A';

const columnWidths: Partial<Record<AgentFieldName, Pick<Column<Agent>, 'width' | 'narrowWidth'>>> =
  {
    email: { width: 304, narrowWidth: 216 },
    mobileNumber: { width: 160, narrowWidth: 128 },
  };

interface AgentActions {
  changeStatus: (agent: Agent, opener: HTMLElement | null) => void;
}

/** The columns of the agent list (AGENTS-2, AGENTS-3). */
export function agentColumns({ changeStatus }: AgentActions): Column<Agent>[] {
  return [
    {
      id: 'name',
      header: 'Name',
      isHeading: true,
      isSearched: true,
      text: agentName,
      sortValue: fullName,
      decorate: ({ id }) => ({ link: { to: pathTo(paths.editAgent, id) } }),
    },
    ...agentColumnFields.map(
      ({ name, columnTitle, href }): Column<Agent> => ({
        id: columnIds[name] ?? name,
        header: columnTitle,
        ...columnWidths[name],
        className: 'one-line',
        isSearched: true,
        text: (agent) => agentText(agent, name) ?? 'N/A',
        sortValue: (agent) => agent[name],
        decorate: (agent) => {
          const text = agentText(agent, name);
          return text && href ? { href: href(text) } : {};
        },
      }),
    ),
    {
      id: 'status',
      width: 144,
      narrowWidth: 128,
      isInCardHeading: true,
      header: 'Status',
      text: ({ status }) => status,
      sortValue: ({ status }) => status,
      decorate: ({ status }) => ({ badge: status === 'Deactivated' ? 'outlined' : 'filled' }),
    },
    {
      id: 'actions',
      width: 96,
      header: 'Actions',
      isActions: true,
      cell: (agent) => (
        <RowMenu
          subject={agentName(agent)}
          actions={[
            { text: 'Edit', icon: <EditIcon />, action: pathTo(paths.editAgent, agent.id) },
            {
              text: agent.status === 'Active' ? 'Deactivate' : 'Activate',
              icon: agent.status === 'Active' ? <Disable /> : <Refresh />,
              action: (opener) => changeStatus(agent, opener),
            },
          ]}
        />
      ),
    },
  ];
}
