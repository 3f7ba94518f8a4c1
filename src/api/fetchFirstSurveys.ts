import { limits } from '#domain/limits.ts';
import { isSuperAdmin } from '#domain/person/isSuperAdmin.ts';
import type { createStore } from './createStore.ts';
import { selectUser } from './sessionSlice.ts';
import { surveyApi } from './surveyApi.ts';

/** Fetches the page that a survey list begins with, so that it is there when the list is opened; a failure is forgotten. */
export async function fetchFirstSurveys({ dispatch, getState }: ReturnType<typeof createStore>) {
  const user = selectUser(getState());
  if (!user) return;
  const request = {
    page: 1,
    pageSize: limits.pageSize,
    userId: user.id,
    isAdmin: isSuperAdmin(user),
  };
  const ahead = { subscribe: false, forceRefetch: true };
  const { isError } = await dispatch(surveyApi.endpoints.surveys.initiate(request, ahead));
  if (isError) dispatch(surveyApi.util.invalidateTags(['SurveyList']));
}
