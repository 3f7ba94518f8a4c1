import '#ui/table.css';
import { Add } from '@blueprintjs/icons';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { agentApi, useAgentsQuery } from '#api/agentApi.ts';
import type { Agent } from '#domain/agent.ts';
import { limits } from '#domain/limits.ts';
import { paths } from '#domain/paths.ts';
import { DataTable } from '#ui/DataTable.tsx';
import { ListFooter } from '#ui/ListFooter.tsx';
import { LoadedPlace } from '#ui/LoadedPlace.tsx';
import { Page } from '#ui/Page.tsx';
import { useLastPage } from '#ui/useLastPage.ts';
import { useLoadFailureLog } from '#ui/useLoadFailureLog.ts';
import { usePageNumber } from '#ui/usePageNumber.ts';
import { agentColumns } from './agentColumns.tsx';
import { ChangeAgentStatus } from './ChangeAgentStatus.tsx';

const limit = limits.pageSize;

/** The agent whose status is being changed, and the button that it was begun with. */
interface ChangeStatusOf {
  agent: Agent;
  opener: HTMLElement | null;
}

/** An owner's agents (section 2). */
export function AgentList() {
  const [page, setPage] = usePageNumber();
  const { data, currentData, error, isFetching, refetch } = useAgentsQuery(
    { page, limit },
    { refetchOnFocus: true },
  );
  const prefetch = agentApi.usePrefetch('agents');
  const [changing, setChanging] = useState<ChangeStatusOf | null>(null);
  useLoadFailureLog('The agents', error);
  const shown = error ? currentData : data;
  const isBeyond = useLastPage(page, shown?.pagination.totalPages);

  return (
    <Page
      title="All Agents"
      subtitle="Manage your survey agents"
      actions={
        <Link className="bp6-button bp6-intent-primary" to={paths.createAgent}>
          <Add />
          <span>Create Agent</span>
        </Link>
      }
    >
      <LoadedPlace
        what="agents"
        data={isBeyond ? undefined : shown}
        error={error}
        onRetry={refetch}
      >
        {({ data: agents, pagination: { totalPages, totalItems } }) => (
          <>
            <DataTable
              label="All Agents"
              columns={agentColumns({
                onChangeStatus: (agent, opener) => setChanging({ agent, opener }),
              })}
              rows={agents}
              rowKey={({ id }) => id}
              empty="No agents found."
              busy={isFetching}
            />
            <ListFooter
              page={page}
              totalPages={totalPages}
              totalItems={totalItems}
              noun="agents"
              onChange={setPage}
              onApproach={(ahead) => prefetch({ page: ahead, limit })}
            />
          </>
        )}
      </LoadedPlace>
      {changing && <ChangeAgentStatus {...changing} onDone={() => setChanging(null)} />}
    </Page>
  );
}
