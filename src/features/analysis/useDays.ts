import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { SurveyAnalysis } from '#domain/analysis/analysis.ts';
import { type DateRange, hasDays, inRange, readRange } from '#domain/analysis/dateRange.ts';
import { withParams } from '#ui/list/withParams.ts';

/** The days that a report is of, and the responses of those days. */
export interface Days {
  range: DateRange;
  setRange: (range: DateRange) => void;
  /** Whether the range excludes anything. */
  isSet: boolean;
  responses: readonly SurveyAnalysis['responses'][number][];
}

const none: Days['responses'] = [];

/** The date range of a report, kept in the address as `?from=` and `?to=` (REPORT-13). */
export function useDays(analysis: SurveyAnalysis | undefined): Days {
  const [params, setParams] = useSearchParams();
  const { from, to } = readRange(params.get('from'), params.get('to'));
  const all = analysis?.responses ?? none;
  const responses = useMemo(() => inRange(all, { from, to }), [all, from, to]);
  // Typing a date replaces the history entry instead of adding one for each digit.
  const setRange = (days: DateRange) =>
    setParams((before) => withParams(before, { ...days }), { replace: true });
  return { range: { from, to }, setRange, isSet: hasDays({ from, to }), responses };
}
