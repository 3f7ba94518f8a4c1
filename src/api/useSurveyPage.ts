import { limits } from '#domain/limits.ts';
import type { SurveyPage } from '#domain/survey/survey.ts';
import {
  surveyApi,
  useAllSurveysQuery,
  useEverySurveyInfiniteQuery,
  useSurveysQuery,
} from './surveyApi.ts';
import { useEveryPage } from './useEveryPage.ts';
import { useSession } from './useSession.ts';

/**
 * One page of the surveys that the person may see (LIST-12). While the next page is on its way the
 * old rows stay; a page that failed has no rows.
 */
export function useSurveyPage(page: number, { skip = false } = {}) {
  const { isAdmin, userId } = useSession();
  const request = { page, pageSize: limits.pageSize, userId };
  const own = useSurveysQuery(request, { skip: skip || isAdmin, refetchOnFocus: true });
  const all = useAllSurveysQuery(request, { skip: skip || !isAdmin, refetchOnFocus: true });
  const { data, currentData, error, isFetching, refetch } = isAdmin ? all : own;
  const prefetchPage = surveyApi.usePrefetch(isAdmin ? 'allSurveys' : 'surveys');
  const shown = error ? currentData : data;
  return {
    data: shown && { rows: shown.surveys, totalPages: shown.totalPages },
    error,
    isFetching,
    refetch: () => void refetch(),
    prefetch: (ahead: number) => prefetchPage({ ...request, page: ahead }),
  };
}

const surveysOf = ({ surveys }: SurveyPage) => surveys;
const pagesOf = ({ totalPages }: SurveyPage) => totalPages;

/** All surveys that the person may see, as they come (FIND-5). */
export function useEverySurvey({ skip }: { skip: boolean }) {
  const { isAdmin, userId } = useSession();
  const result = useEverySurveyInfiniteQuery({ userId, isAdmin }, { skip });
  return useEveryPage(result, surveysOf, pagesOf);
}
