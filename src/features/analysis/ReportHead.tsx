import { extent } from 'd3';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useSession } from '#api/useSession.ts';
import type { SurveyAnalysis } from '#domain/analysis/analysis.ts';
import { formatCount } from '#domain/format/formatCount.ts';
import { formatLongDate } from '#domain/format/formatDate.ts';
import { paths, pathTo } from '#domain/paths.ts';
import { StatusBadge } from '#ui/list/StatusBadge.tsx';
import type { Days } from './useDays.ts';

type Responses = Days['responses'];

const dayOf = (time: number) => formatLongDate(new Date(time).toISOString());

function periodOf(responses: Responses): string | null {
  const [first, last] = extent(responses, ({ createdAt }) => Date.parse(createdAt ?? ''));
  if (first === undefined || last === undefined) return null;
  const days = new Set([dayOf(first), dayOf(last)]);
  return [...days].join(' to ');
}

/** What the report is of: status, owner, period and number, with the ways to the survey and back (REPORT-11). */
export function ReportHead({ analysis, days }: { analysis: SurveyAnalysis; days: Days }) {
  const { isAdmin } = useSession();
  const { id, status, user } = analysis;
  const { responses, isSet } = days;
  const count = formatCount(responses.length);
  const ofAll = isSet ? ` of ${formatCount(analysis.responses.length)}` : '';
  const period = useMemo(() => periodOf(responses), [responses]);
  return (
    <div className="report-head">
      {status && <StatusBadge status={status} outlined={status === 'Closed'} />}
      {isAdmin && user && <bdi>{user.email}</bdi>}
      <span>{`Collected: ${count}${ofAll}${period ? `, ${period}` : ''}`}</span>
      <span className="report-links">
        {!isAdmin && <Link to={pathTo(paths.editSurvey, id)}>Edit survey</Link>}
        <Link to={paths.analyzeSurveys}>All reports</Link>
      </span>
    </div>
  );
}
