import './analysis.css';
import '#ui/table.css';
import { Link } from 'react-router-dom';
import { useSession } from '#api/useSession.ts';
import { useSurveyPage } from '#api/useSurveyPage.ts';
import { formatCount } from '#domain/formatCount.ts';
import { paths, pathTo } from '#domain/paths.ts';
import type { SurveySummary } from '#domain/survey.ts';
import { surveyTitle } from '#domain/surveyTitle.ts';
import { type Column, DataTable } from '#ui/DataTable.tsx';
import { LoadedPlace } from '#ui/LoadedPlace.tsx';
import { Page } from '#ui/Page.tsx';
import { Pagination } from '#ui/Pagination.tsx';
import { surveySummaryColumns } from '#ui/surveySummaryColumns.tsx';
import { useLastPage } from '#ui/useLastPage.ts';
import { useLoadFailureLog } from '#ui/useLoadFailureLog.ts';
import { usePageNumber } from '#ui/usePageNumber.ts';
import { SampleTable } from './SampleTable.tsx';

const columns = (isAdmin: boolean): Column<SurveySummary>[] => [
  ...surveySummaryColumns(isAdmin),
  {
    header: 'Responses',
    cell: ({ responseCount }) => (
      <span className="nowrap">{`${formatCount(responseCount)} responses`}</span>
    ),
    wideOnly: true,
  },
  {
    header: 'Actions',
    align: 'right',
    cell: (survey) => (
      <Link
        className="bp6-button bp6-outlined"
        to={pathTo(paths.analyzeSurvey, survey.id)}
        aria-label={`Get reports of ${surveyTitle(survey)}`}
      >
        Get reports
      </Link>
    ),
  },
];

/** The way to each survey's report (section 2, /analyze-surveys). */
export function AnalyzeSurveys() {
  const { isAdmin } = useSession();
  const [page, setPage] = usePageNumber();
  const { data, error, isFetching, refetch, prefetch } = useSurveyPage(page);
  const isBeyond = useLastPage(page, data?.totalPages);
  useLoadFailureLog('The surveys', error);

  return (
    <Page title="Analyze Surveys">
      <section className="card list-card" aria-labelledby="all-surveys">
        <h2 id="all-surveys">All Surveys</h2>
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
                columns={columns(isAdmin)}
                rows={surveys}
                rowKey={({ id }) => id}
                empty="No results"
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
      </section>
      <SampleTable />
    </Page>
  );
}
