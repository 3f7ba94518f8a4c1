import { pageFor } from './request.ts';
import { type ListRequest, rowsOfPage } from './rowsOfPage.ts';
import {
  surveyApi,
  surveyRows,
  useEverySurveyInfiniteQuery,
  useSurveysQuery,
} from './surveyApi.ts';
import { useEveryPage } from './useEveryPage.ts';
import { useListOwner } from './useSession.ts';

/** Every survey that the person may see, as it loads. */
export const useEverySurvey = ({ skip }: { skip: boolean }) =>
  useEveryPage(useEverySurveyInfiniteQuery(useListOwner(), { skip }), surveyRows);

/** The surveys that the person may see (LIST-12): one page, or every one as it loads. */
export function useSurveyList({ page, isWhole }: ListRequest) {
  const request = pageFor(useListOwner(), page);
  const shown = useSurveysQuery(request, { skip: isWhole, refetchOnFocus: true });
  const prefetch = surveyApi.usePrefetch('surveys');
  return {
    page: rowsOfPage(shown, surveyRows, (ahead) => prefetch({ ...request, page: ahead })),
    every: useEverySurvey({ skip: !isWhole }),
  };
}
