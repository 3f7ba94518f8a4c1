import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useSurveyList } from '#api/surveyApi.ts';
import { useSession } from '#api/useSession.ts';
import { paths, pathTo } from '#domain/paths.ts';
import { type SurveySummary, surveyStatusSchema, surveyTitle } from '#domain/survey/survey.ts';
import { ButtonLink } from '#ui/Button.tsx';
import type { Column } from '#ui/list/Cell.tsx';
import { RecordList } from '#ui/list/RecordList.tsx';
import { useListParams } from '#ui/list/useListParams.ts';
import { Page } from '#ui/page/Page.tsx';
import { leadingSurveyColumns, responsesColumn } from './leadingSurveyColumns.ts';
import { SampleTable } from './SampleTable.tsx';

const createColumns = (isAdmin: boolean): Column<SurveySummary>[] => [
  ...leadingSurveyColumns(isAdmin),
  responsesColumn,
  {
    id: 'actions',
    width: 160,
    header: 'Actions',
    isActions: true,
    cell: (survey) => (
      <ButtonLink
        variant="outlined"
        to={pathTo(paths.analyzeSurvey, survey.id)}
        aria-label={`Get reports of ${surveyTitle(survey)}`}
        text="Get reports"
      />
    ),
  },
];

/** The list that leads to each survey's report (ANALYZE-1 to ANALYZE-4). */
export function AnalyzeSurveys() {
  const { isAdmin } = useSession();
  const columns = useMemo(() => createColumns(isAdmin), [isAdmin]);
  const listParams = useListParams(columns, { statuses: surveyStatusSchema.options });
  const list = useSurveyList(listParams);

  return (
    <Page title="Analyze Surveys">
      <section aria-labelledby="all-surveys">
        <h2 id="all-surveys" className="list-heading">
          All Surveys
        </h2>
        <RecordList
          label="All Surveys"
          itemName="surveys"
          empty="No results"
          firstStep={!isAdmin && <Link to={paths.createSurvey}>Create your first survey</Link>}
          columns={columns}
          listParams={listParams}
          {...list}
        />
      </section>
      <SampleTable />
    </Page>
  );
}
