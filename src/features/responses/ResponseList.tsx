import '#ui/table.css';
import { responseApi, useAllResponsesQuery, useResponsesQuery } from '#api/responseApi.ts';
import { useSession } from '#api/useSession.ts';
import { limits } from '#domain/limits.ts';
import { DataTable } from '#ui/DataTable.tsx';
import { ListFooter } from '#ui/ListFooter.tsx';
import { LoadFailure } from '#ui/LoadFailure.tsx';
import { Loading } from '#ui/Loading.tsx';
import { Page } from '#ui/Page.tsx';
import { usePageNumber } from '#ui/usePageNumber.ts';
import { ExportButton } from './ExportButton.tsx';
import { responseColumns } from './responseColumns.tsx';

/** All responses to an owner's surveys, or to everyone's for a super administrator (section 2). */
export function ResponseList() {
  const { isAdmin, userId } = useSession();
  const [page, setPage] = usePageNumber();
  const request = { page, pageSize: limits.pageSize, userId };
  const own = useResponsesQuery(request, { skip: isAdmin });
  const all = useAllResponsesQuery(request, { skip: !isAdmin });
  const { data, currentData, error, isFetching, refetch } = isAdmin ? all : own;
  const prefetch = responseApi.usePrefetch(isAdmin ? 'allResponses' : 'responses');
  const shown = error ? currentData : data;

  return (
    <Page
      title="All Responses"
      subtitle="Analyze the responses of your surveys"
      actions={<ExportButton />}
    >
      {shown ? (
        <>
          <DataTable
            label="All Responses"
            columns={responseColumns}
            rows={shown.responses}
            rowKey={({ id }) => id}
            empty="No results"
            busy={isFetching}
          />
          <ListFooter
            page={page}
            totalPages={shown.totalPages}
            totalItems={shown.totalResponses}
            noun="responses"
            onChange={setPage}
            onApproach={(ahead) => prefetch({ ...request, page: ahead })}
          />
        </>
      ) : error ? (
        <LoadFailure what="The responses" onRetry={refetch} />
      ) : (
        <Loading />
      )}
    </Page>
  );
}
