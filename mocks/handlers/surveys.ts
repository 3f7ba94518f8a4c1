import { pageRequestSchema } from '#domain/api/paging.ts';
import type { Question } from '#domain/survey/question.ts';
import {
  createSurveyBodySchema,
  type SurveyForm,
  updateSurveyBodySchema,
  updateSurveyStatusBodySchema,
} from '#domain/survey/surveyForm.ts';
import { analyze } from '../backend/analyze.ts';
import { type Database, nextId } from '../backend/database.ts';
import { endpoint } from '../backend/endpoint.ts';
import { HttpError } from '../backend/HttpError.ts';
import { keepAnswers } from '../backend/keepAnswers.ts';
import { ownUserId } from '../backend/ownUserId.ts';
import { pageOf } from '../backend/pageOf.ts';

/** The surveys of one owner, or of all, the last changed first. */
const surveysOf = (database: Database, userId?: number) =>
  database.surveys.findMany(
    (query) => query.where((survey) => userId === undefined || survey.userId === userId),
    { orderBy: [{ updatedAt: 'desc' }, { id: 'desc' }] },
  );

const responsesTo = (database: Database, surveyId: number) =>
  database.responses.findMany((query) => query.where({ surveyId }));

/** The owner's survey. Another owner's survey is treated as missing (CALL-5). */
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
  const emails = new Map(database.users.all().map(({ id, email }) => [id, email]));
  return {
    surveys: items.map(({ id, title, status, updatedAt, userId: ownerId }) => ({
      id,
      title,
      status,
      updatedAt,
      responseCount: responsesTo(database, id).length,
      user: { email: emails.get(ownerId) },
    })),
    totalPages,
  };
}

/** Continues after the highest of some ids. */
function counter(ids: (number | undefined)[]) {
  let last = ids.reduce<number>((highest, id) => Math.max(highest, id ?? 0), 0);
  return () => {
    last += 1;
    return last;
  };
}

/** Assigns ids to questions and choices that have none, or whose id does not belong to this survey. */
function withIds(database: Database, questions: SurveyForm['questions'], own: Question[] = []) {
  const all = database.surveys.all().flatMap((survey) => survey.questions);
  const nextQuestion = counter(all.map(({ id }) => id));
  const nextOption = counter(all.flatMap(({ options }) => options.map(({ id }) => id)));
  const ownQuestions = new Set(own.map(({ id }) => id));
  const ownOptions = new Set(own.flatMap(({ options }) => options.map(({ id }) => id)));
  return questions.map(
    (question): Question => ({
      ...question,
      id: question.id && ownQuestions.has(question.id) ? question.id : nextQuestion(),
      options: question.options.map((option) => ({
        ...option,
        id: option.id && ownOptions.has(option.id) ? option.id : nextOption(),
      })),
    }),
  );
}

export const surveyEndpoints = [
  endpoint('POST /survey', {
    input: pageRequestSchema,
    answer: ({ database, input, user }) => summaries(database, input, ownUserId(user, input)),
  }),

  endpoint('POST /survey/super-admin', {
    input: pageRequestSchema,
    answer: ({ database, input, user }) => {
      ownUserId(user, input);
      return summaries(database, input);
    },
  }),

  endpoint('POST /survey/create', {
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
    input: updateSurveyBodySchema,
    answer: async ({ database, input, user }) => {
      const survey = ownSurvey(database, input.id, ownUserId(user, input));
      const questions = withIds(database, input.questions, survey.questions);
      await keepAnswers(database, survey, questions);
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
    answer: async ({ database, input: { id, status }, user }) => {
      await database.surveys.update(ownSurvey(database, id, user.id), {
        data(draft) {
          draft.status = status;
          draft.updatedAt = new Date().toISOString();
        },
      });
    },
  }),

  endpoint('GET /survey/:id', {
    answer: ({ database, id, user }) => {
      const { title, logo, questions } = ownSurvey(database, id, user.id);
      return { id, title, logo, questions };
    },
  }),

  endpoint('GET /survey/analyze/:id', {
    answer: ({ database, id, user }) => {
      const survey = ownSurvey(database, id, user.type === 'SUPER_ADMIN' ? undefined : user.id);
      const responses = responsesTo(database, id);
      const owner = database.users.findFirst((query) => query.where({ id: survey.userId }));
      return analyze(survey, responses, owner);
    },
  }),
];
