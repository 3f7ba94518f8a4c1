import { Plus } from '@blueprintjs/icons';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useAgentList, useUpdateAgentStatusMutation } from '#api/agentApi.ts';
import { type Agent, agentStatusSchema } from '#domain/agent/agent.ts';
import { paths } from '#domain/paths.ts';
import { fullName } from '#domain/person/fullName.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { ConfirmedChange } from '#ui/ConfirmedChange.tsx';
import { RecordList } from '#ui/list/RecordList.tsx';
import { useListParams } from '#ui/list/useListParams.ts';
import { type RowDialog, useRowDialog } from '#ui/list/useRowDialog.ts';
import { Page } from '#ui/page/Page.tsx';
import { agentColumns } from './agentColumns.tsx';

const deactivation = {
  title: 'Deactivate Agent',
  question: 'This will prevent the agent from accessing the system.',
  status: 'Deactivated',
  success: { title: 'Success', description: 'Agent deactivated successfully' },
} as const;

const activation = {
  title: 'Activate Agent',
  question: "This will restore the agent's access to the system.",
  status: 'Active',
  success: { title: 'Success', description: 'Agent activated successfully' },
} as const;

/** Asks, then deactivates or activates an agent (AGENTS-7 to AGENTS-10). */
function ChangeAgentStatus({ row: agent, ...dialog }: RowDialog<Agent>) {
  const [updateStatus] = useUpdateAgentStatusMutation();
  const { status, ...words } = agent.status === 'Active' ? deactivation : activation;
  return (
    <ConfirmedChange
      {...words}
      subject={fullName(agent) || agent.email}
      onConfirm={() => updateStatus({ id: agent.id, status })}
      failure={{ title: 'Error', description: 'Failed to update agent status' }}
      {...dialog}
    />
  );
}

/** An owner's agents (AGENTS-1 to AGENTS-6). */
export function AgentList() {
  const [changing, changeStatus] = useRowDialog<Agent>();
  const columns = useMemo(() => agentColumns({ changeStatus }), [changeStatus]);
  const listParams = useListParams(columns, { statuses: agentStatusSchema.options });
  const list = useAgentList(listParams);

  return (
    <Page
      title="All Agents"
      subtitle="Manage your survey agents"
      actions={
        <>
          <ButtonLink variant="outlined" to={paths.addAgents} text="Add several" />
          <ButtonLink intent="primary" to={paths.createAgent} icon={<Plus />} text="Create Agent" />
        </>
      }
    >
      <RecordList
        label="All Agents"
        itemName="agents"
        empty="No agents found."
        firstStep={<Link to={paths.createAgent}>Create your first agent</Link>}
        columns={columns}
        listParams={listParams}
        {...list}
        hasFooter
      />
      {changing && <ChangeAgentStatus {...changing} />}
    </Page>
  );
}
