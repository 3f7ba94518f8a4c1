import { useSearchParams } from 'react-router-dom';
import { type DateRange, hasDays, readRange } from '#domain/analysis/dateRange.ts';
import { withParams } from '#ui/list/withParams.ts';

/** The date range of the insights and the map, kept in the address as `?from=` and `?to=` (REPORT-13). */
export function useDateRange() {
  const [params, setParams] = useSearchParams();
  const range = readRange(params.get('from'), params.get('to'));
  // Typing a date replaces the history entry instead of adding one for each digit.
  const setRange = (days: DateRange) =>
    setParams((before) => withParams(before, { ...days }), { replace: true });
  return { range, setRange, isSet: hasDays(range) };
}
