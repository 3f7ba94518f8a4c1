import '#ui/table.css';
import { responseApi, useAllResponsesQuery, useResponsesQuery } from '#api/responseApi.ts';
import { useSession } from '#api/useSession.ts';
import { limits } from '#domain/limits.ts';
import { DataTable } from '#ui/DataTable.tsx';
import { ListFooter } from '#ui/ListFooter.tsx';
import { LoadedPlace } from '#ui/LoadedPlace.tsx';
import { Page } from '#ui/Page.tsx';
import { useLastPage } from '#ui/useLastPage.ts';
import { usePageNumber } from '#ui/usePageNumber.ts';
import { ExportButton } from './ExportButton.tsx';
import { responseColumns } from './responseColumns.tsx';

/** All responses to an owner's surveys, or to everyone's for a super administrator (section 2). */
export function ResponseList() {
  const { isAdmin, userId } = useSession();
  const [page, setPage] = usePageNumber();
  const request = { page, pageSize: limits.pageSize, userId };
  const own = useResponsesQuery(request, { skip: isAdmin, refetchOnFocus: true });
  const all = useAllResponsesQuery(request, { skip: !isAdmin, refetchOnFocus: true });
  const { data, currentData, error, isFetching, refetch } = isAdmin ? all : own;
  const prefetch = responseApi.usePrefetch(isAdmin ? 'allResponses' : 'responses');
  const shown = error ? currentData : data;
  const isBeyond = useLastPage(page, shown?.totalPages);

  return (
    <Page
      title="All Responses"
      subtitle="Analyze the responses of your surveys"
      actions={<ExportButton />}
    >
      <LoadedPlace
        what="responses"
        data={isBeyond ? undefined : shown}
        error={error}
        onRetry={refetch}
      >
        {({ responses, totalPages, totalResponses }) => (
          <>
            <DataTable
              label="All Responses"
              columns={responseColumns}
              rows={responses}
              rowKey={({ id }) => id}
              empty="No results"
              busy={isFetching}
            />
            <ListFooter
              page={page}
              totalPages={totalPages}
              totalItems={totalResponses}
              noun="responses"
              onChange={setPage}
              onApproach={(ahead) => prefetch({ ...request, page: ahead })}
            />
          </>
        )}
      </LoadedPlace>
    </Page>
  );
}
