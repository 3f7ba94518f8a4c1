import { surveyApi, useAllSurveysQuery, useSurveysQuery } from '#api/surveyApi.ts';
import { useSession } from '#api/useSession.ts';
import { limits } from '#domain/limits.ts';
import { useLoadFailureLog } from '#ui/useLoadFailureLog.ts';

/**
 * One page of the surveys that the person may see. While the next page is on its way the old rows
 * stay. A failed load is logged, and said in place (section 8).
 */
export function useSurveyPage(page: number) {
  const { isAdmin, userId } = useSession();
  const request = { page, pageSize: limits.pageSize, userId };
  const own = useSurveysQuery(request, { skip: isAdmin });
  const all = useAllSurveysQuery(request, { skip: !isAdmin });
  const { data, currentData, error, isFetching, refetch } = isAdmin ? all : own;
  const prefetchPage = surveyApi.usePrefetch(isAdmin ? 'allSurveys' : 'surveys');

  useLoadFailureLog('The surveys', error);

  return {
    data: error ? currentData : data,
    isFetching,
    isError: error !== undefined,
    refetch,
    prefetch: (ahead: number) => prefetchPage({ ...request, page: ahead }),
  };
}
