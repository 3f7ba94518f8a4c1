import '#ui/table.css';
import { Add } from '@blueprintjs/icons';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useSession } from '#api/useSession.ts';
import { useSurveyPage } from '#api/useSurveyPage.ts';
import { paths } from '#domain/paths.ts';
import type { SurveySummary } from '#domain/survey.ts';
import { DataTable } from '#ui/DataTable.tsx';
import { LoadedPlace } from '#ui/LoadedPlace.tsx';
import { Page } from '#ui/Page.tsx';
import { Pagination } from '#ui/Pagination.tsx';
import { useLastPage } from '#ui/useLastPage.ts';
import { useLoadFailureLog } from '#ui/useLoadFailureLog.ts';
import { usePageNumber } from '#ui/usePageNumber.ts';
import { ChangeStatus } from './ChangeStatus.tsx';
import { surveyColumns } from './surveyColumns.tsx';
import { UnsavedDrafts } from './UnsavedDrafts.tsx';

/** The survey whose status is being changed, and the button that it was begun with. */
interface ChangeStatusOf {
  survey: SurveySummary;
  opener: HTMLElement | null;
}

/** All surveys of an owner, or of everyone for a super administrator (section 2). */
export function SurveyList() {
  const { isAdmin } = useSession();
  const [page, setPage] = usePageNumber();
  const { data, error, isFetching, refetch, prefetch } = useSurveyPage(page);
  const isBeyond = useLastPage(page, data?.totalPages);
  useLoadFailureLog('The surveys', error);
  const [changing, setChanging] = useState<ChangeStatusOf | null>(null);

  return (
    <Page
      title="All Surveys"
      actions={
        !isAdmin && (
          <Link className="bp6-button bp6-intent-primary" to={paths.createSurvey}>
            <Add />
            <span>Create Survey</span>
          </Link>
        )
      }
    >
      <UnsavedDrafts />
      <LoadedPlace
        what="surveys"
        data={isBeyond ? undefined : data}
        error={error}
        onRetry={refetch}
      >
        {({ surveys, totalPages }) => (
          <>
            <DataTable
              label="All Surveys"
              columns={surveyColumns({
                isAdmin,
                onChangeStatus: (survey, opener) => setChanging({ survey, opener }),
              })}
              rows={surveys}
              rowKey={({ id }) => id}
              empty="No results."
              busy={isFetching}
            />
            {totalPages > 1 && (
              <Pagination
                page={page}
                totalPages={totalPages}
                onChange={setPage}
                onApproach={prefetch}
              />
            )}
          </>
        )}
      </LoadedPlace>
      {changing && <ChangeStatus {...changing} onDone={() => setChanging(null)} />}
    </Page>
  );
}
