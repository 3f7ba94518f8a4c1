import type { SurveyPage, SurveySummary } from '#domain/survey/survey.ts';
import { useEverySurveyInfiniteQuery } from './surveyApi.ts';
import { useEveryPage } from './useEveryPage.ts';
import { useSession } from './useSession.ts';

const read = ({ surveys, totalPages }: SurveyPage) => ({ rows: surveys, totalPages });
const none: SurveySummary[] = [];

/** All surveys that the person may see, fetched when needed. */
export function useSurveyTitles(isNeeded: boolean) {
  const { isAdmin, userId } = useSession();
  const { rows, isComplete, error, retry } = useEveryPage(
    useEverySurveyInfiniteQuery({ userId, isAdmin }, { skip: !isNeeded }),
    read,
  );
  return { surveys: rows ?? none, isComplete, error, retry };
}
