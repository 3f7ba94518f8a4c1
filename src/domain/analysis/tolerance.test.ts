import { expect, test } from 'vitest';
import { userSchema } from '../person/user.ts';
import { responseSchema } from '../response/response.ts';
import { surveyAnalysisSchema } from './analysis.ts';

test('meaningless figures are read as missing', () => {
  const read = surveyAnalysisSchema.parse({
    id: 1,
    title: 'Hello',
    averageTimeSpent: -4,
    averageCompletionRate: '50',
    questions: [
      {
        id: 1,
        text: 'Why?',
        type: 'matrix',
        responseCount: null,
        options: [{ order: 1, text: 'Yes', responseCount: 'many', responsePercentage: 12 }],
      },
    ],
    responses: [{ id: 1, lat: 12, long: 'abc' }],
  });
  expect(read.averageTimeSpent).toBeNull();
  expect(read.averageCompletionRate).toBeNull();
  expect(read.questions[0]?.options?.[0]).toMatchObject({
    responseCount: null,
    responsePercentage: 12,
  });
  expect(read.responses[0]).toMatchObject({ lat: null, long: 'abc' });
});

test.each([
  [0, 0],
  [100, 100],
  [100.000000001, 100.000000001],
  [100.1, null],
  [250, null],
  [-1, null],
  [1e308, null],
  ['50', null],
])('a completion of %j is %j in the list and in the report (FORMAT-2)', (sent, read) => {
  const response = { id: 1, completionPercentage: sent };
  const report = {
    id: 1,
    title: '',
    questions: [],
    responses: [response],
    averageCompletionRate: sent,
  };
  expect(responseSchema.parse(response).completionPercentage).toBe(read);
  const analysis = surveyAnalysisSchema.parse(report);
  expect(analysis.responses[0]?.completionPercentage).toBe(read);
  expect(analysis.averageCompletionRate).toBe(read);
});

test.each([
  [0, 0],
  [9_999_999, 9_999_999],
  [1e9, null],
  [1e308, null],
])('a time of %j seconds is %j in the list and in the report (FORMAT-1)', (sent, read) => {
  const response = { id: 1, timeSpent: sent };
  const report = { id: 1, title: '', questions: [], responses: [response], averageTimeSpent: sent };
  expect(responseSchema.parse(response).timeSpent).toBe(read);
  const analysis = surveyAnalysisSchema.parse(report);
  expect(analysis.responses[0]?.timeSpent).toBe(read);
  expect(analysis.averageTimeSpent).toBe(read);
});

test('a response without user, survey or time is valid', () => {
  expect(responseSchema.parse({ id: 1, timeSpent: -1 })).toMatchObject({ id: 1, timeSpent: null });
});

test('unused fields are neither required nor kept', () => {
  const user = { id: 1, firstName: 'Ada', lastName: 'King', email: 'a@b.co', type: 'OWNER' };
  expect(userSchema.parse({ ...user, password: 'secret' })).toEqual(user);
});
