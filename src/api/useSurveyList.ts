import { pageFor } from './request.ts';
import { type ListRequest, rowsOfPage } from './rowsOfPage.ts';
import {
  surveyApi,
  surveyRows,
  useEverySurveyInfiniteQuery,
  useSurveysQuery,
} from './surveyApi.ts';
import { useEveryPage } from './useEveryPage.ts';
import { useSession, useUserId } from './useSession.ts';

/** Every survey that the person may see, as it loads. */
export function useEverySurvey({ skip }: { skip: boolean }) {
  const { isAdmin } = useSession();
  const userId = useUserId();
  return useEveryPage(useEverySurveyInfiniteQuery({ userId, isAdmin }, { skip }), surveyRows);
}

/** The surveys that the person may see (LIST-12): one page, or every one as it loads. */
export function useSurveyList({ page, isWhole }: ListRequest) {
  const { isAdmin } = useSession();
  const userId = useUserId();
  const request = pageFor({ userId, isAdmin }, page);
  const shown = useSurveysQuery(request, { skip: isWhole, refetchOnFocus: true });
  const prefetch = surveyApi.usePrefetch('surveys');
  return {
    page: rowsOfPage(shown, surveyRows, (ahead) => prefetch({ ...request, page: ahead })),
    every: useEverySurvey({ skip: !isWhole }),
  };
}
