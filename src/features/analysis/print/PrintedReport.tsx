import { daysName } from '#domain/field/dateRange.ts';
import { userText } from '#domain/field/displayText.ts';
import { formatLongDate } from '#domain/format/dates.ts';
import { unreadableAnswersText } from '../filters/ReportFilters.tsx';
import { InsightCard } from '../insights/InsightCard.tsx';
import { Insights } from '../insights/Insights.tsx';
import { MapView } from '../MapView.tsx';
import { QuestionSummary } from '../summaries/QuestionSummary.tsx';
import { filterGroups, type Report } from '../useReport.ts';

interface PrintedReportProps {
  report: Report;
  onMapDrawn: () => void;
}

/** The report's filters on paper, as text. */
function Scope({ report }: { report: Report }) {
  const filterNames = filterGroups(report, userText).map(({ name }) => name);
  return (
    <p>
      {`Printed on ${formatLongDate(new Date().toISOString())}. Days of responses: ${daysName(report.range)}`}
      {filterNames.length > 0 && `, only people who chose ${filterNames.join(' and ')}`}
      {` ${unreadableAnswersText(report)}`}
    </p>
  );
}

/** Questions, insights and map as one document (REPORT-17). Styles keep it off the screen. */
export function PrintedReport({ report, onMapDrawn }: PrintedReportProps) {
  return (
    <div
      className={report.compareQuestion ? 'printed-report printed-comparison' : 'printed-report'}
      aria-hidden="true"
    >
      <Scope report={report} />
      <InsightCard report={report} />
      {report.filtered.questions.map((question, index) => (
        <QuestionSummary
          key={question.id}
          report={report}
          question={question}
          number={index + 1}
          isPrinted
        />
      ))}
      <Insights report={report} />
      <MapView report={report} onDrawn={onMapDrawn} />
    </div>
  );
}
