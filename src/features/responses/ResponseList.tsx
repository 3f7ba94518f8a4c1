import { Link } from 'react-router-dom';
import { useResponseList } from '#api/useResponseList.ts';
import { useSession } from '#api/useSession.ts';
import { paths } from '#domain/paths.ts';
import { RecordList } from '#ui/list/RecordList.tsx';
import { useListAddress } from '#ui/list/useListAddress.ts';
import { Page } from '#ui/page/Page.tsx';
import { ExportButton } from './ExportButton.tsx';
import { responseColumns } from './responseColumns.tsx';

/** All responses to an owner's surveys, or to everyone's for a super administrator (RESPONSES-1 to RESPONSES-8). */
export function ResponseList() {
  const { isAdmin } = useSession();
  const address = useListAddress(responseColumns);
  const list = useResponseList(address);

  return (
    <Page
      title="All Responses"
      subtitle="Analyze the responses of your surveys"
      actions={<ExportButton isSearching={address.isWhole} />}
    >
      <RecordList
        label="All Responses"
        noun="responses"
        empty="No results"
        firstStep={
          !isAdmin && <Link to={paths.dashboard}>Open a survey, and its answers come here</Link>
        }
        columns={responseColumns}
        address={address}
        {...list}
        hasFooter
        keepsRows
      />
    </Page>
  );
}
