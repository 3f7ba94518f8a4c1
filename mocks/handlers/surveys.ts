import { pageRequestSchema } from '#domain/paging.ts';
import {
  createSurveyBodySchema,
  type SurveyForm,
  updateSurveyBodySchema,
  updateSurveyStatusBodySchema,
} from '#domain/surveyForm.ts';
import { analyze } from '../analyze.ts';
import { type Database, nextId } from '../database.ts';
import { endpoint } from '../endpoint.ts';
import { HttpError } from '../HttpError.ts';
import { ownUserId } from '../ownUserId.ts';
import { pageOf } from '../pageOf.ts';

/** The surveys of one owner, or of all, the last changed first. */
function surveysOf(database: Database, userId?: number) {
  return database.surveys
    .all()
    .filter((survey) => userId === undefined || survey.userId === userId)
    .toSorted((one, other) => other.updatedAt.localeCompare(one.updatedAt));
}

/** The owner's survey; another owner's is not there (design.md). */
function ownSurvey(database: Database, id: number, userId?: number) {
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
  const { items, totalPages } = pageOf(surveysOf(database, userId), request);
  return {
    surveys: items.map(({ id, title, status, updatedAt, userId: ownerId }) => ({
      id,
      title,
      status,
      updatedAt,
      responseCount: database.responses.all().filter(({ surveyId }) => surveyId === id).length,
      user: {
        email: database.users.findFirst((query) => query.where({ id: ownerId }))?.email ?? '',
      },
    })),
    totalPages,
  };
}

/** Gives ids to the questions that have none yet. */
function withIds(database: Database, questions: SurveyForm['questions']) {
  let lastId = database.surveys
    .all()
    .flatMap((survey) => survey.questions)
    .reduce((highest, { id }) => Math.max(highest, id), 0);
  return questions.map((question) => {
    if (question.id) return { ...question, id: question.id };
    lastId += 1;
    return { ...question, id: lastId };
  });
}

export const surveyEndpoints = [
  endpoint('POST /survey', {
    access: 'owner',
    input: pageRequestSchema,
    answer: ({ database, input, user }) => summaries(database, input, ownUserId(user, input)),
  }),

  endpoint('POST /survey/super-admin', {
    access: 'superAdmin',
    input: pageRequestSchema,
    answer: ({ database, input, user }) => {
      ownUserId(user, input);
      return summaries(database, input);
    },
  }),

  endpoint('POST /survey/create', {
    access: 'owner',
    input: createSurveyBodySchema,
    answer: async ({ database, input, user }) => {
      const id = nextId(database.surveys);
      await database.surveys.create({
        id,
        title: input.title,
        logo: input.image,
        status: 'Open',
        userId: ownUserId(user, input),
        updatedAt: new Date().toISOString(),
        questions: withIds(database, input.questions),
      });
      return { id };
    },
  }),

  endpoint('POST /survey/update', {
    access: 'owner',
    input: updateSurveyBodySchema,
    answer: async ({ database, input, user }) => {
      const survey = ownSurvey(database, input.id, ownUserId(user, input));
      const questions = withIds(database, input.questions);
      await database.surveys.update(survey, {
        data(draft) {
          draft.title = input.title;
          draft.logo = input.logo ?? draft.logo;
          draft.questions = questions;
          draft.updatedAt = new Date().toISOString();
        },
      });
      return { id: input.id };
    },
  }),

  endpoint('POST /survey/update-status', {
    access: 'owner',
    input: updateSurveyStatusBodySchema,
    answer: async ({ database, input: { id, status }, user }) => {
      await database.surveys.update(ownSurvey(database, id, user.id), {
        data(draft) {
          draft.status = status;
          draft.updatedAt = new Date().toISOString();
        },
      });
      return { id, status };
    },
  }),

  endpoint('GET /survey/:id', {
    access: 'owner',
    answer: ({ database, id, user }) => {
      const { title, logo, questions } = ownSurvey(database, id, user.id);
      return { id, title, logo, questions };
    },
  }),

  endpoint('GET /survey/analyze/:id', {
    access: 'signedIn',
    answer: ({ database, id, user }) => {
      const survey = ownSurvey(database, id, user.type === 'SUPER_ADMIN' ? undefined : user.id);
      const responses = database.responses.all().filter(({ surveyId }) => surveyId === id);
      return analyze(survey, responses);
    },
  }),
];
