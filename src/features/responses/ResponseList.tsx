import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useResponseList } from '#api/responseApi.ts';
import { useSession } from '#api/useSession.ts';
import { paths } from '#domain/paths.ts';
import { lazyComponent } from '#ui/lazyComponent.tsx';
import { RecordList } from '#ui/list/RecordList.tsx';
import { useListParams } from '#ui/list/useListParams.ts';
import { Page } from '#ui/page/Page.tsx';
import { useOpenResponse } from '#ui/response/useOpenResponse.ts';
import { ExportButton } from './ExportButton.tsx';
import { responseColumns } from './responseColumns.ts';
import { responseFilters, useResponseFilter } from './useResponseFilter.tsx';

const ListResponsePanel = lazyComponent(
  async () => (await import('./ListedResponse.tsx')).ListedResponse,
);

/** All responses of an owner, or of everybody (RESPONSES-1 to RESPONSES-12). */
export function ResponseList() {
  const { isAdmin } = useSession();
  const { id: openResponseId, linkTo } = useOpenResponse();
  const columns = useMemo(() => responseColumns(linkTo), [linkTo]);
  const listParams = useListParams(columns, { filters: responseFilters });
  const list = useResponseList(listParams);
  const filter = useResponseFilter(listParams);

  return (
    <Page title="All Responses" subtitle="Analyze the responses of your surveys">
      <RecordList
        label="All Responses"
        itemName="responses"
        empty="No results"
        firstStep={
          !isAdmin && <Link to={paths.dashboard}>Open a survey, and its answers come here</Link>
        }
        columns={columns}
        listParams={listParams}
        {...list}
        defaultSort={{ column: 'created', isDescending: true }}
        filter={filter}
        tools={(visibleRows) => <ExportButton {...visibleRows} fileName={filter.exportName} />}
        panel={(visibleRows) =>
          openResponseId !== null && <ListResponsePanel visibleRows={visibleRows} />
        }
        hasFooter
      />
    </Page>
  );
}
