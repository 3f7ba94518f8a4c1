import { pageRequestSchema } from '#domain/api/paging.ts';
import {
  createSurveyBodySchema,
  updateSurveyBodySchema,
  updateSurveyStatusBodySchema,
} from '#domain/survey/surveyForm.ts';
import { analyze } from '../backend/analyze.ts';
import { type Database, nextId } from '../backend/database.ts';
import { endpoint } from '../backend/endpoint.ts';
import { HttpError } from '../backend/HttpError.ts';
import { assignIds, replaceQuestions } from '../backend/replaceQuestions.ts';
import { requireOwnUserId } from '../backend/requireOwnUserId.ts';
import { slicePage } from '../backend/slicePage.ts';

/** The surveys of one owner, or of all, the last changed first. */
const listSurveys = (database: Database, userId?: number) =>
  database.surveys.findMany(
    (query) => query.where((survey) => userId === undefined || survey.userId === userId),
    { orderBy: [{ updatedAt: 'desc' }, { id: 'desc' }] },
  );

const responsesTo = (database: Database, surveyId: number) =>
  database.responses.findMany((query) => query.where({ surveyId }));

/** The owner's survey. Another owner's survey is treated as missing (CALL-5). */
function requireOwnSurvey(database: Database, id: number, userId?: number) {
  const survey = database.surveys.findFirst((query) => query.where({ id }));
  if (!survey || (userId !== undefined && survey.userId !== userId)) {
    throw new HttpError(404, 'Survey not found');
  }
  return survey;
}

function summaries(
  database: Database,
  request: { page: number; pageSize: number },
  userId?: number,
) {
  const { items, totalPages } = slicePage(listSurveys(database, userId), request);
  const emails = new Map(database.users.all().map(({ id, email }) => [id, email]));
  return {
    surveys: items.map(({ id, title, status, updatedAt, userId: ownerId }) => ({
      id,
      title,
      status,
      updatedAt,
      responseCount: responsesTo(database, id).length,
      user: { email: emails.get(ownerId) ?? '' },
    })),
    totalPages,
  };
}

export const surveyEndpoints = [
  endpoint('POST /survey', {
    input: pageRequestSchema,
    respond: ({ database, input, user }) =>
      summaries(database, input, requireOwnUserId(user, input)),
  }),

  endpoint('POST /survey/super-admin', {
    input: pageRequestSchema,
    respond: ({ database, input, user }) => {
      requireOwnUserId(user, input);
      return summaries(database, input);
    },
  }),

  endpoint('POST /survey/create', {
    input: createSurveyBodySchema,
    respond: async ({ database, input, user }) => {
      const id = nextId(database.surveys);
      await database.surveys.create({
        id,
        title: input.title,
        logo: input.image,
        status: 'Open',
        userId: requireOwnUserId(user, input),
        updatedAt: new Date().toISOString(),
        questions: assignIds(database, input.questions),
      });
      return { id };
    },
  }),

  endpoint('POST /survey/update', {
    input: updateSurveyBodySchema,
    respond: async ({ database, input, user }) => {
      const survey = requireOwnSurvey(database, input.id, requireOwnUserId(user, input));
      const questions = await replaceQuestions(database, survey, input.questions);
      await database.surveys.update(survey, {
        data(draft) {
          draft.title = input.title;
          if (input.logo !== undefined) draft.logo = input.logo;
          draft.questions = questions;
          draft.updatedAt = new Date().toISOString();
        },
      });
    },
  }),

  endpoint('POST /survey/update-status', {
    input: updateSurveyStatusBodySchema,
    respond: async ({ database, input: { id, status }, user }) => {
      await database.surveys.update(requireOwnSurvey(database, id, user.id), {
        data(draft) {
          draft.status = status;
          draft.updatedAt = new Date().toISOString();
        },
      });
    },
  }),

  endpoint('GET /survey/:id', {
    respond: ({ database, id, user }) => {
      const survey = requireOwnSurvey(database, id, user.id);
      return { id, title: survey.title, logo: survey.logo, questions: survey.questions };
    },
  }),

  endpoint('GET /survey/analyze/:id', {
    respond: ({ database, id, user }) => {
      const survey = requireOwnSurvey(
        database,
        id,
        user.type === 'SUPER_ADMIN' ? undefined : user.id,
      );
      const responses = responsesTo(database, id);
      const owner = database.users.findFirst((query) => query.where({ id: survey.userId }));
      return analyze(survey, responses, owner);
    },
  }),
];
