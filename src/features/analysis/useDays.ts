import { useMemo } from 'react';
import type { SurveyAnalysis } from '#domain/analysis/analysis.ts';
import { type DateRange, hasDays, inRange, readRange } from '#domain/analysis/dateRange.ts';
import { useAddress } from '#ui/useAddress.ts';

/** The days that a report is of, and the responses of those days. */
export interface Days {
  range: DateRange;
  setRange: (days: Partial<DateRange>) => void;
  /** Whether the range excludes anything. */
  isSet: boolean;
  responses: readonly SurveyAnalysis['responses'][number][];
}

const none: Days['responses'] = [];

/** The date range of a report, kept in the address as `?from=` and `?to=` (REPORT-13). */
export function useDays(analysis: SurveyAnalysis | undefined): Days {
  const { params, change } = useAddress();
  const { from, to } = readRange(params.get('from'), params.get('to'));
  const all = analysis?.responses ?? none;
  const responses = useMemo(() => inRange(all, { from, to }), [all, from, to]);
  // Typing a date replaces the history entry instead of adding one for each digit.
  const setRange = (days: Partial<DateRange>) => change(days, { replace: true });
  return { range: { from, to }, setRange, isSet: hasDays({ from, to }), responses };
}
