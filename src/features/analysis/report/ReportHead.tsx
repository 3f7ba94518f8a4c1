import { Link } from 'react-router-dom';
import { useSession } from '#api/useSession.ts';
import type { SurveyAnalysis } from '#domain/analysis/analysis.ts';
import { responsesByDay } from '#domain/analysis/responsesByDay.ts';
import { daysName } from '#domain/field/dateRange.ts';
import { localDay } from '#domain/format/dates.ts';
import { formatCount } from '#domain/format/figures.ts';
import { paths, pathTo } from '#domain/paths.ts';
import { UserText } from '#ui/UserText.tsx';
import type { Report } from '../useReport.ts';

function describePeriod({ responses }: SurveyAnalysis): string | null {
  const days = responsesByDay(responses);
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return null;
  // A device whose clock runs ahead sends days that have not begun.
  const today = localDay(new Date());
  const clampToToday = (day: string) => (day > today ? today : day);
  return daysName({ from: clampToToday(first.day), to: clampToToday(last.day) });
}

/** Below the report's title: owner, period, number, and links to the survey and back (REPORT-11). */
export function ReportHead({ report }: { report: Report }) {
  const { isAdmin } = useSession();
  const { whole, filtered, isNarrowed, compareQuestion } = report;
  const { id, user } = whole;
  const count = formatCount(filtered.responses.length);
  const ofAll = isNarrowed ? ` of ${formatCount(whole.responses.length)}` : '';
  const period = describePeriod(filtered);
  return (
    <div className="report-head">
      {isAdmin && user && <UserText text={user.email} />}
      <span role="status">
        {`Collected: ${count}${ofAll}${period ? `, ${period}` : ''}`}
        {compareQuestion && (
          <span className="visually-hidden">{`, compared by Q${whole.questions.indexOf(compareQuestion) + 1}`}</span>
        )}
      </span>
      <span className="report-links">
        {!isAdmin && <Link to={pathTo(paths.editSurvey, id)}>Edit survey</Link>}
        <Link to={paths.analyzeSurveys}>All reports</Link>
      </span>
    </div>
  );
}
