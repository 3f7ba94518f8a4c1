import './analysis.css';
import '#ui/list/table.css';
import { Download } from '@blueprintjs/icons';
import { skipToken } from '@reduxjs/toolkit/query';
import { serverMessage } from '#api/apiError.ts';
import { useSurveyAnalysisQuery } from '#api/surveyApi.ts';
import type { SurveyAnalysis } from '#domain/analysis/analysis.ts';
import { paths } from '#domain/paths.ts';
import { surveyTitle } from '#domain/survey/surveyTitle.ts';
import { Button } from '#ui/Button.tsx';
import { useSaving } from '#ui/file/useSaving.ts';
import { LoadFailure } from '#ui/page/LoadFailure.tsx';
import { Loading } from '#ui/page/Loading.tsx';
import { NotFound } from '#ui/page/NotFound.tsx';
import { Page } from '#ui/page/Page.tsx';
import { useIdParameter } from '#ui/page/useIdParameter.ts';
import { ReportHead } from './ReportHead.tsx';
import { ReportTabs } from './ReportTabs.tsx';
import { type Days, useDays } from './useDays.ts';

/** Downloads the report of the chosen days as one workbook. Its code is loaded on demand; a failure is shown beside the button. */
function DownloadReport({ analysis, days }: { analysis: SurveyAnalysis; days: Days }) {
  const { save, hasFailed } = useSaving();
  const download = () =>
    save(async (signal) => {
      const { saveWorkbook } = await import('./saveWorkbook.ts');
      await saveWorkbook(analysis, days, signal);
    });
  return (
    <>
      <span role="alert">{hasFailed && 'The report could not be saved. Try again.'}</span>
      <Button icon={<Download />} text="Download report" onClick={() => void download()} />
    </>
  );
}

/** What came back for one survey (REPORT-1 to REPORT-3). */
export function SurveyReport() {
  const surveyId = useIdParameter();
  const {
    currentData,
    error,
    isFetching: isTrying,
    refetch: onRetry,
  } = useSurveyAnalysisQuery(surveyId ?? skipToken);
  const days = useDays(currentData);
  const retry = { isTrying, onRetry };

  if (surveyId === null || serverMessage(error, 404) !== undefined) {
    return (
      <Page title="Survey report">
        <NotFound
          text="Survey not found"
          to={paths.analyzeSurveys}
          back="Back to Analyze Surveys"
        />
      </Page>
    );
  }
  if (currentData) {
    return (
      <Page
        title={surveyTitle(currentData)}
        actions={<DownloadReport analysis={currentData} days={days} />}
      >
        <ReportHead analysis={currentData} days={days} />
        {error && <LoadFailure what="The newest report" {...retry} />}
        <ReportTabs analysis={currentData} days={days} />
      </Page>
    );
  }
  return (
    <Page title="Survey report">
      {error ? <LoadFailure what="The report" {...retry} /> : <Loading shape="charts" />}
    </Page>
  );
}
