import { expect, test } from 'vitest';
import { userSchema } from '../person/user.ts';
import { responseSchema } from '../response/response.ts';
import { surveySchema, surveySummarySchema } from '../survey/survey.ts';
import { surveyAnalysisSchema } from './analysis.ts';
import { readAnalysis } from './readAnalysis.ts';

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

test.each([
  [0, 0],
  [1234, 1234],
  [1234.5678, null],
  [-1, null],
])('a question chosen by %j people is chosen by %j (ENTITY-1)', (sent, read) => {
  const question = { id: 1, text: 'Which?', type: 'single', responseCount: sent };
  const report = { id: 1, title: '', questions: [question], responses: [] };
  expect(surveyAnalysisSchema.parse(report).questions[0]?.responseCount).toBe(read);
});

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
  ['', false],
  [1_772_000_000_000, false],
])('a time of %j is plausible: %j, in lists and reports (FORMAT-5)', (sent, isPlausible) => {
  const response = { id: 1, createdAt: sent };
  const report = { id: 1, title: '', questions: [], responses: [response] };
  const survey = { id: 1, title: 'Tea', status: 'Open', responseCount: 0, updatedAt: sent };
  const read = isPlausible ? sent : null;
  expect(responseSchema.parse(response).createdAt).toBe(read);
  expect(surveyAnalysisSchema.parse(report).responses[0]?.createdAt).toBe(read);
  const fast = readAnalysis['~standard'].validate(report) as { value: typeof report };
  expect(fast.value.responses[0]?.createdAt).toBe(read);
  if (typeof sent === 'string') {
    expect(surveySummarySchema.parse(survey).updatedAt).toBe(isPlausible ? sent : '');
  }
});

test('an answer of blanks is none, in the fast path and by the schema (REPORT-12)', () => {
  const answers = [
    { id: 1, value: 'So' },
    { id: 2, value: ' \u200b\n' },
  ];
  for (const more of [[], [{ id: 3, value: 'Thus', extra: 'not plain' }, 'no object']]) {
    const questions = [{ id: 1, text: 'Why?', type: 'text', responseCount: 2, answers }];
    const responses = more.length > 0 ? [{ id: 1, lat: 5 }] : [];
    const read = readAnalysis['~standard'].validate({ id: 1, title: '', questions, responses });
    const { value } = read as { value: { questions: { answers: { value: string }[] }[] } };
    expect(value.questions[0]?.answers.map(({ value: text }) => text)).toEqual(['So']);
  }
});

test('a choice without `isActive` is offered', () => {
  const options = [{ text: 'Tea' }, { text: 'Coffee', isActive: false }];
  const question = { id: 1, text: 'Which?', type: 'single', required: false, hasOthers: false };
  const read = surveySchema.parse({ id: 1, title: 'Hello', questions: [{ ...question, options }] });
  expect(read.questions[0]?.options.map(({ isActive }) => isActive)).toEqual([true, false]);
});
