import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { agentBody as sampleAgent } from '#fixtures/agentBody.ts';
import { agentPageSchema, agentSchema } from './agent/agent.ts';
import { createAgentBodySchema, updateAgentBodySchema } from './agent/agentForm.ts';
import { surveyAnalysisSchema } from './analysis/analysis.ts';
import { pageRequestSchema } from './api/paging.ts';
import { updatePasswordBodySchema } from './person/resetPasswordForm.ts';
import { sessionSchema } from './person/session.ts';
import { responseName, responsePageSchema, responseSchema } from './response/response.ts';
import { questionSchema } from './survey/question.ts';
import { surveyPageSchema, surveySchema, surveySummarySchema } from './survey/survey.ts';
import {
  createSurveyBodySchema,
  updateSurveyBodySchema,
  updateSurveyStatusBodySchema,
} from './survey/surveyForm.ts';

const user = { id: 1, firstName: 'Ada', lastName: 'King', email: 'a@b.co', type: 'OWNER' };
const agent = { id: 1, firstName: 'Ada', lastName: 'King', email: 'a@b.co', status: 'Active' };
const question = {
  id: 1,
  text: 'Why?',
  type: 'text',
  required: true,
  hasOthers: false,
  options: [],
};
const survey = { id: 1, title: 'Hello', questions: [question] };
const summary = {
  id: 1,
  title: 'Hello',
  status: 'Open',
  updatedAt: '2026-03-01',
  responseCount: 0,
};
const form = { title: 'Hello', questions: [] };
const agentBody = { ...sampleAgent, ownerId: 1 };

/** Each shape with only its required fields. */
const shapes: [string, z.ZodMiniType, Record<string, unknown>][] = [
  ['agent', agentSchema, agent],
  [
    'page of agents',
    agentPageSchema,
    { data: [agent], pagination: { totalPages: 1, totalItems: 1 } },
  ],
  ['pagination', agentPageSchema.shape.pagination, { totalPages: 0, totalItems: 0 }],
  ['session', sessionSchema, { token: 'a', user }],
  ['question', questionSchema, question],
  ['survey', surveySchema, survey],
  ['row of the survey list', surveySummarySchema, summary],
  ['page of surveys', surveyPageSchema, { surveys: [summary], totalPages: 1 }],
  ['response', responseSchema, { id: 1 }],
  ['page of responses', responsePageSchema, { responses: [], totalPages: 0, totalResponses: 0 }],
  ['report', surveyAnalysisSchema, { id: 1, title: 'Hello', questions: [], responses: [] }],
  ['page that is asked for', pageRequestSchema, { page: 1, pageSize: 100, userId: 1 }],
  ['survey to create', createSurveyBodySchema, { ...form, image: null, userId: 1 }],
  ['survey to update', updateSurveyBodySchema, { ...form, id: 1, userId: 1 }],
  ['status to set', updateSurveyStatusBodySchema, { id: 1, status: 'Closed' }],
  ['agent to update', updateAgentBodySchema, agentBody],
  ['agent to create', createAgentBodySchema, { ...agentBody, password: '12345678' }],
  ['password to set', updatePasswordBodySchema, { id: 1, token: 'a', password: '123456' }],
];

test.each(shapes)(
  'the schema of "%s" keeps valid data unchanged, and requires each of its fields',
  (_name, schema, value) => {
    expect(schema.parse(value)).toMatchObject(value);
    for (const field of Object.keys(value)) {
      const { [field]: _left, ...rest } = value;
      expect(schema.safeParse(rest).success, `without ${field}`).toBe(false);
    }
  },
);

test.each([
  ['an id of 0', surveySchema, { ...survey, id: 0 }],
  ['an empty token', sessionSchema, { token: '', user }],
  ['an agent who is "Away"', agentSchema, { ...agent, status: 'Away' }],
  ['a status to set of "Draft"', updateSurveyStatusBodySchema, { id: 1, status: 'Draft' }],
  ['a question of another type', questionSchema, { ...question, type: 'matrix' }],
  ['a count below 0', surveySummarySchema, { ...summary, responseCount: -1 }],
  ['page 0', pageRequestSchema, { page: 0, pageSize: 10, userId: 1 }],
  ['a page of 101', pageRequestSchema, { page: 1, pageSize: 101, userId: 1 }],
] as [string, z.ZodMiniType, unknown][])('the schema refuses %s', (_name, schema, value) => {
  expect(schema.safeParse(value).success).toBe(false);
});

test('names and surveys of responses are read if present, and a completion that cannot be read is none', () => {
  const response = {
    id: 1,
    user: { firstName: 'Ada', lastName: 'King' },
    survey: { title: 'Hello' },
    completionPercentage: 100,
  };
  expect(responseSchema.parse(response)).toMatchObject(response);
  expect(responseName(responseSchema.parse(response))).toBe('Ada King');
  expect(responseName(responseSchema.parse({ id: 1, user: null, survey: null }))).toBe('N/A');
  const { completionPercentage } = responseSchema.parse({ ...response, completionPercentage: 101 });
  expect(completionPercentage).toBeNull();
  for (const part of [{ user: { firstName: 'Ada' } }, { survey: {} }, { surveyorName: 7 }])
    expect(responseSchema.safeParse({ ...response, ...part }).success).toBe(false);
  const owned = { ...summary, user: { email: 'a@b.co' } };
  expect(surveySummarySchema.parse(owned)).toEqual(owned);
  expect(surveySummarySchema.safeParse({ ...summary, user: {} }).success).toBe(false);
});

test('a report is read with its owner and text answers, and a text answer needs an id and a value', () => {
  const report = {
    id: 1,
    title: 'Hello',
    user: { email: 'a@b.co' },
    questions: [{ id: 1, text: 'Why?', type: 'text', answers: [{ id: 1, value: 'So' }] }],
    responses: [{ id: 1, lat: '1', long: '2' }],
  };
  expect(surveyAnalysisSchema.parse(report)).toMatchObject(report);
  const without = (answer: object) => ({
    ...report,
    questions: [{ ...report.questions[0], answers: [answer] }],
  });
  expect(surveyAnalysisSchema.safeParse(without({ id: 1 })).success).toBe(false);
  expect(surveyAnalysisSchema.safeParse(without({ value: 'So' })).success).toBe(false);
  expect(surveyAnalysisSchema.safeParse({ ...report, user: {} }).success).toBe(false);
});
