import { useSearchParams } from 'react-router-dom';
import { type DateRange, hasDays, readRange } from '#domain/analysis/dateRange.ts';
import { withParams } from '#ui/list/withParams.ts';

/** The days that insights and map are of, kept in the address as `?from=` and `?to=` (REPORT-13). */
export function useDateRange() {
  const [params, setParams] = useSearchParams();
  const range = readRange(params.get('from'), params.get('to'));
  // Each digit of a day is not a step back.
  const setRange = (days: DateRange) =>
    setParams((before) => withParams(before, { ...days }), { replace: true });
  return { range, setRange, isSet: hasDays(range) };
}
