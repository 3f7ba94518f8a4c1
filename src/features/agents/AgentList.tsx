import { Add } from '@blueprintjs/icons';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useAgentList } from '#api/agentApi.ts';
import { type Agent, agentStatusSchema } from '#domain/agent/agent.ts';
import { paths } from '#domain/paths.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { RecordList } from '#ui/list/RecordList.tsx';
import { useListAddress } from '#ui/list/useListAddress.ts';
import { useRowDialog } from '#ui/list/useRowDialog.ts';
import { Page } from '#ui/page/Page.tsx';
import { agentColumns } from './agentColumns.tsx';
import { ChangeAgentStatus } from './ChangeAgentStatus.tsx';

/** An owner's agents (AGENTS-1 to AGENTS-6). */
export function AgentList() {
  const [changing, changeStatus] = useRowDialog<Agent>();
  const columns = useMemo(() => agentColumns({ changeStatus }), [changeStatus]);
  const address = useListAddress(columns, { statuses: agentStatusSchema.options });
  const list = useAgentList(address);

  return (
    <Page
      title="All Agents"
      subtitle="Manage your survey agents"
      actions={
        <>
          <ButtonLink variant="outlined" to={paths.addAgents} text="Add several" />
          <ButtonLink intent="primary" to={paths.createAgent} icon={<Add />} text="Create Agent" />
        </>
      }
    >
      <RecordList
        label="All Agents"
        noun="agents"
        empty="No agents found."
        firstStep={<Link to={paths.createAgent}>Create your first agent</Link>}
        columns={columns}
        address={address}
        {...list}
        hasFooter
      />
      {changing && <ChangeAgentStatus {...changing} />}
    </Page>
  );
}
