import { limits } from '#domain/limits.ts';
import { surveyApi, useAllSurveysQuery, useSurveysQuery } from './surveyApi.ts';
import { useSession } from './useSession.ts';

/**
 * One page of the surveys that the person may see (section 6). While the next page is on its way the
 * old rows stay; a page that failed has no rows.
 */
export function useSurveyPage(page: number) {
  const { isAdmin, userId } = useSession();
  const request = { page, pageSize: limits.pageSize, userId };
  const own = useSurveysQuery(request, { skip: isAdmin, refetchOnFocus: true });
  const all = useAllSurveysQuery(request, { skip: !isAdmin, refetchOnFocus: true });
  const { data, currentData, error, isFetching, refetch } = isAdmin ? all : own;
  const prefetchPage = surveyApi.usePrefetch(isAdmin ? 'allSurveys' : 'surveys');
  return {
    data: error ? currentData : data,
    error,
    isFetching,
    refetch,
    prefetch: (ahead: number) => prefetchPage({ ...request, page: ahead }),
  };
}
