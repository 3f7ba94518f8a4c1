import { Link } from 'react-router-dom';
import { useSession } from '#api/useSession.ts';
import type { SurveyAnalysis } from '#domain/analysis.ts';
import { formatCount } from '#domain/formatCount.ts';
import { formatDay } from '#domain/formatDate.ts';
import { paths, pathTo } from '#domain/paths.ts';
import { responsesByDay } from '#domain/responsesByDay.ts';
import { StatusBadge } from '#ui/StatusBadge.tsx';

function periodOf(responses: SurveyAnalysis['responses']): string | null {
  const days = responsesByDay(responses);
  const [first, last] = [days[0]?.day, days.at(-1)?.day];
  if (!first || !last) return null;
  return first === last ? formatDay(first) : `${formatDay(first)} to ${formatDay(last)}`;
}

/** What the report is of: status, owner, period and number, with the ways to the survey and back (REPORT-11). */
export function ReportHead({ analysis }: { analysis: SurveyAnalysis }) {
  const { isAdmin } = useSession();
  const { id, status, user, responses } = analysis;
  const period = periodOf(responses);
  return (
    <div className="report-head">
      {status && <StatusBadge status={status} outlined={status === 'Closed'} />}
      {isAdmin && user && <span>{user.email}</span>}
      <span>{`Collected: ${formatCount(responses.length)}${period ? `, ${period}` : ''}`}</span>
      <span className="report-links">
        {!isAdmin && <Link to={pathTo(paths.editSurvey, id)}>Edit survey</Link>}
        <Link to={paths.analyzeSurveys}>All reports</Link>
      </span>
    </div>
  );
}
