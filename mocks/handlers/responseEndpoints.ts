import { type PageRequest, pageRequestSchema } from '#domain/api/paging.ts';
import type { Database } from '../backend/database.ts';
import { endpoint } from '../backend/endpoint.ts';
import { requireOwnUserId } from '../backend/requireOwnUserId.ts';
import { slicePage } from '../backend/slicePage.ts';

/** Responses to the surveys of one owner, or of all, the newest first. */
function responsePage(database: Database, query: PageRequest, userId?: number) {
  const surveys = database.surveys.findMany((all) =>
    all.where((survey) => userId === undefined || survey.userId === userId),
  );
  const titles = new Map(surveys.map(({ id, title }) => [id, title]));
  // Dates with different offsets do not sort as text. Invalid ones come first.
  const responses = database.responses
    .findMany((all) => all.where(({ surveyId }) => titles.has(surveyId)))
    .map((response) => ({
      response,
      at: Date.parse(response.createdAt ?? '') || Number.POSITIVE_INFINITY,
    }))
    .toSorted((a, b) => b.at - a.at || b.response.id - a.response.id)
    .map(({ response }) => response);
  const { items, totalPages, totalItems } = slicePage(responses, query);
  return {
    responses: items.map(({ answers: _, surveyId, ...response }) => ({
      ...response,
      survey: { id: surveyId, title: titles.get(surveyId) ?? '' },
    })),
    totalPages,
    totalResponses: totalItems,
  };
}

export const responseEndpoints = [
  endpoint('GET /response/get-response-list', {
    input: pageRequestSchema,
    respond: ({ database, input, user }) =>
      responsePage(database, input, requireOwnUserId(user, input)),
  }),

  endpoint('GET /response/get-all-response-list', {
    input: pageRequestSchema,
    respond: ({ database, input, user }) => {
      requireOwnUserId(user, input);
      return responsePage(database, input);
    },
  }),
];
