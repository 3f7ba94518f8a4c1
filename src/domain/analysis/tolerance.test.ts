import { expect, test } from 'vitest';
import { userSchema } from '../person/user.ts';
import { responseSchema } from '../response/response.ts';
import { surveyAnalysisSchema } from './analysis.ts';

test('figures that make no sense are read as missing', () => {
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

test('a response without user, survey or time is still a response', () => {
  expect(responseSchema.parse({ id: 1, timeSpent: -1 })).toMatchObject({ id: 1, timeSpent: null });
});

test('fields that the application does not use are not required and not kept', () => {
  const user = { id: 1, firstName: 'Ada', lastName: 'King', email: 'a@b.co', type: 'OWNER' };
  expect(userSchema.parse({ ...user, password: 'secret' })).toEqual(user);
});
