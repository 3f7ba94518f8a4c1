import { expect, test } from 'vitest';
import { userSchema } from '../person/user.ts';
import { responseSchema } from '../response/response.ts';
import { surveySchema, surveySummarySchema } from '../survey/survey.ts';
import { surveyAnalysisSchema } from './analysis.ts';

test('implausible averages, and a place that is no text, are read as missing (FORMAT-1, FORMAT-2)', () => {
  const parsed = surveyAnalysisSchema.parse({
    id: 1,
    title: 'Hello',
    averageTimeSpent: -4,
    averageCompletionRate: '50',
    questions: [],
    responses: [{ id: 1, lat: 12, long: 'abc' }],
  });
  expect(parsed.averageTimeSpent).toBeNull();
  expect(parsed.averageCompletionRate).toBeNull();
  expect(parsed.responses[0]).toMatchObject({ lat: null, long: 'abc' });
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
])(
  'a completion percentage of %j is read as %j in the list and in the report (FORMAT-2)',
  (sentValue, readValue) => {
    const response = { id: 1, completionPercentage: sentValue };
    const report = {
      id: 1,
      title: '',
      questions: [],
      responses: [response],
      averageCompletionRate: sentValue,
    };
    expect(responseSchema.parse(response).completionPercentage).toBe(readValue);
    const analysis = surveyAnalysisSchema.parse(report);
    expect(analysis.responses[0]?.completionPercentage).toBe(readValue);
    expect(analysis.averageCompletionRate).toBe(readValue);
  },
);

test.each([
  [0, 0],
  [9_999_999, 9_999_999],
  [1e9, null],
  [1e308, null],
])(
  'a time of %j seconds is read as %j in the list and in the report (FORMAT-1)',
  (sentValue, readValue) => {
    const response = { id: 1, timeSpent: sentValue };
    const report = {
      id: 1,
      title: '',
      questions: [],
      responses: [response],
      averageTimeSpent: sentValue,
    };
    expect(responseSchema.parse(response).timeSpent).toBe(readValue);
    const analysis = surveyAnalysisSchema.parse(report);
    expect(analysis.responses[0]?.timeSpent).toBe(readValue);
    expect(analysis.averageTimeSpent).toBe(readValue);
  },
);

test('a response without user, survey or time is valid', () => {
  expect(responseSchema.parse({ id: 1, timeSpent: -1 })).toMatchObject({ id: 1, timeSpent: null });
});

test('unused fields are neither required nor kept', () => {
  const user = { id: 1, firstName: 'Ada', lastName: 'King', email: 'a@b.co', type: 'OWNER' };
  expect(userSchema.parse({ ...user, password: 'secret' })).toEqual(user);
});

test.each([
  ['1970-01-01T00:00:00.000Z', true],
  ['2026-03-01T10:00:00+14:00', true],
  // A device whose clock is days slow shows the times that were sent.
  [new Date(Date.now() + 400 * 24 * 60 * 60 * 1000).toISOString(), true],
  ['2099-12-31T23:59:59.999Z', true],
  ['2100-01-01T00:00:00.000Z', false],
  ['1969-12-31T23:59:59.999Z', false],
  ['0001-01-01T00:00:00Z', false],
  ['9999-12-31T23:59:59Z', false],
  ['+275760-09-13T00:00:00.000Z', false],
  ['soon', false],
  ['nonsense 7', false],
  ['', false],
  [1_772_000_000_000, false],
])('a time of %j is plausible: %j, in lists and reports (FORMAT-5)', (sentValue, isPlausible) => {
  const response = { id: 1, createdAt: sentValue };
  const report = { id: 1, title: '', questions: [], responses: [response] };
  const survey = { id: 1, title: 'Tea', status: 'Open', responseCount: 0, updatedAt: sentValue };
  const readValue = isPlausible ? sentValue : null;
  expect(responseSchema.parse(response).createdAt).toBe(readValue);
  expect(surveyAnalysisSchema.parse(report).responses[0]?.createdAt).toBe(readValue);
  if (typeof sentValue === 'string') {
    expect(surveySummarySchema.parse(survey).updatedAt).toBe(isPlausible ? sentValue : '');
  }
});

test('an option without `isActive` is read as active', () => {
  const options = [{ text: 'Tea' }, { text: 'Coffee', isActive: false }];
  const question = { id: 1, text: 'Which?', type: 'single', required: false, hasOthers: false };
  const survey = surveySchema.parse({
    id: 1,
    title: 'Hello',
    questions: [{ ...question, options }],
  });
  expect(survey.questions[0]?.options.map(({ isActive }) => isActive)).toEqual([true, false]);
});
