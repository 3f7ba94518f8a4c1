import './analysis.css';
import './report/print.css';
import { Download, Export, Link, Print } from '@blueprintjs/icons';
import { skipToken } from '@reduxjs/toolkit/query';
import { serverMessage } from '#api/apiError.ts';
import { useSurveyAnalysisQuery } from '#api/surveyApi.ts';
import { useSession } from '#api/useSession.ts';
import { pluralize } from '#domain/format/figures.ts';
import { paths, pathTo } from '#domain/paths.ts';
import { surveyTitle } from '#domain/survey/survey.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { CopyButton } from '#ui/CopyButton.tsx';
import { useHasContentWidth, WIDE } from '#ui/contentWidth.ts';
import { useFileSaving } from '#ui/file/useFileSaving.ts';
import { lazyComponent } from '#ui/lazyComponent.tsx';
import { StatusBadge } from '#ui/list/StatusBadge.tsx';
import { MoreActions } from '#ui/MoreActions.tsx';
import { LoadFailure } from '#ui/page/LoadFailure.tsx';
import { Loading } from '#ui/page/Loading.tsx';
import { NotFound } from '#ui/page/NotFound.tsx';
import { Page } from '#ui/page/Page.tsx';
import { useOpenResponse } from '#ui/response/useOpenResponse.ts';
import { useIdParameter } from '#ui/useUrlParams.ts';
import { PrintScope } from './report/PrintScope.tsx';
import { ReportFilters } from './report/ReportFilters.tsx';
import { ReportHead } from './report/ReportHead.tsx';
import { ReportTabs } from './report/ReportTabs.tsx';
import { ReportToolsDrawer } from './report/ReportTools.tsx';
import { type Report, useReport } from './useReport.ts';

const ReportResponse = lazyComponent(
  async () => (await import('./ReportResponse.tsx')).ReportResponse,
);

/** Why the workbook comes first. */
const CSV_NOTE =
  'Excel may change answers such as “1-2” in a CSV file into dates. The report keeps them.';

/** Downloads and prints what the report shows. A failure is shown beside the buttons. */
function ReportActions({ report }: { report: Report }) {
  const { save, hasFailed } = useFileSaving();
  const { isAdmin } = useSession();
  const saveResponses = async (signal: AbortSignal) =>
    (await import('./files/reportSheets.ts')).saveResponses(report, signal);
  const saveWorkbook = async (signal: AbortSignal) =>
    (await import('./files/saveWorkbook.ts')).saveWorkbook(report, signal);
  const count = report.filtered.responses.length;
  const isWide = useHasContentWidth(WIDE);
  return (
    <>
      <span role="alert">{hasFailed && 'The report could not be saved. Try again.'}</span>
      {!isWide && <ReportToolsDrawer report={report} />}
      <MoreActions>
        <CopyButton
          className="compact-action"
          icon={<Link />}
          label="Copy link"
          text={() => location.href}
        />
        <Button
          className="compact-action"
          icon={<Print />}
          title="Print"
          text="Print"
          onClick={() => window.print()}
        />
        <Button
          icon={<Download />}
          text="Download report"
          title="A workbook for Excel: responses, figures and comparison"
          onClick={() => void save(saveWorkbook)}
        />
        <Button
          icon={<Export />}
          text={`Export ${pluralize(count, 'response')}`}
          title={CSV_NOTE}
          onClick={() => void save(saveResponses)}
        />
        <span className="small-only muted">{CSV_NOTE}</span>
        <span className="small-only">
          {!isAdmin && (
            <ButtonLink to={pathTo(paths.editSurvey, report.whole.id)} text="Edit survey" />
          )}
          <ButtonLink to={paths.analyzeSurveys} text="All reports" />
        </span>
      </MoreActions>
    </>
  );
}

/** The report of one survey (REPORT-1 to REPORT-3). */
export function SurveyReport() {
  const surveyId = useIdParameter();
  const { currentData, ...analysisQuery } = useSurveyAnalysisQuery(surveyId ?? skipToken);
  const { error, isFetching: isRetrying, refetch: onRetry } = analysisQuery;
  const report = useReport(currentData);
  const { id: openId } = useOpenResponse();
  const retry = { isRetrying, onRetry };

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
  if (report) {
    return (
      <Page
        title={surveyTitle(report.whole)}
        tag={
          report.whole.status && (
            <StatusBadge status={report.whole.status} outlined={report.whole.status === 'Closed'} />
          )
        }
        subtitle={<ReportHead report={report} />}
        hasIconActions
        actions={<ReportActions report={report} />}
      >
        {error && <LoadFailure what="The newest report" {...retry} />}
        <ReportFilters report={report} />
        <PrintScope report={report} />
        <ReportTabs report={report} />
        {openId !== null && report.hasIndividualAnswers && (
          <ReportResponse report={report} analysisQuery={analysisQuery} />
        )}
      </Page>
    );
  }
  return (
    <Page title="Survey report">
      {error ? <LoadFailure what="The report" {...retry} /> : <Loading shape="report" />}
    </Page>
  );
}
