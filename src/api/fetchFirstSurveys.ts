import type { createStore } from './createStore.ts';
import { pageFor } from './pageCalls.ts';
import { selectUser } from './sessionSlice.ts';
import { surveyApi } from './surveyApi.ts';

/** Fetches the page that a survey list begins with, so that it is there when the list is opened; a failure is forgotten. */
export async function fetchFirstSurveys({ dispatch, getState }: ReturnType<typeof createStore>) {
  const user = selectUser(getState());
  if (!user) return;
  const ahead = { subscribe: false, forceRefetch: true };
  const { isError } = await dispatch(surveyApi.endpoints.surveys.initiate(pageFor(user, 1), ahead));
  if (isError) dispatch(surveyApi.util.invalidateTags(['SurveyList']));
}
