import { extent } from 'd3';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useSession } from '#api/useSession.ts';
import type { AnalyzedResponse } from '#domain/analysis/analysis.ts';
import { daysName } from '#domain/field/dateRange.ts';
import { formatLongDate } from '#domain/format/dates.ts';
import { formatCount } from '#domain/format/figures.ts';
import { paths, pathTo } from '#domain/paths.ts';
import { StatusBadge } from '#ui/list/StatusBadge.tsx';
import { PersonText } from '#ui/PersonText.tsx';
import type { Report } from './filters/useReport.ts';

const dayOf = (time: number) => formatLongDate(new Date(time).toISOString());

function periodOf(responses: readonly AnalyzedResponse[]): string | null {
  const [first, last] = extent(responses, ({ createdAt }) => Date.parse(createdAt ?? ''));
  if (first === undefined || last === undefined) return null;
  const days = new Set([dayOf(first), dayOf(last)]);
  return [...days].join(' to ');
}

/**
 * The head of the report: status, owner, period and number, with links to the survey and back
 * (REPORT-11).
 */
export function ReportHead({ report }: { report: Report }) {
  const { isAdmin } = useSession();
  const { whole, shown, isNarrowed, previous, previousDays } = report;
  const { id, status, user } = whole;
  const count = formatCount(shown.responses.length);
  const ofAll = isNarrowed ? ` of ${formatCount(whole.responses.length)}` : '';
  const period = useMemo(() => periodOf(shown.responses), [shown]);
  return (
    <div className="report-head">
      {status && <StatusBadge status={status} outlined={status === 'Closed'} />}
      {isAdmin && user && <PersonText text={user.email} />}
      <span role="status">{`Collected: ${count}${ofAll}${period ? `, ${period}` : ''}`}</span>
      {previous && previousDays && (
        <span>{`Compared with ${formatCount(previous.responses.length)} of ${daysName(previousDays)}`}</span>
      )}
      <span className="report-links">
        {!isAdmin && <Link to={pathTo(paths.editSurvey, id)}>Edit survey</Link>}
        <Link to={paths.analyzeSurveys}>All reports</Link>
      </span>
    </div>
  );
}
