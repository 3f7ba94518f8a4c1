import { expect, test } from 'vitest';
import { userSchema } from '../person/user.ts';
import { responseSchema } from '../response/response.ts';
import { surveySchema, surveySummarySchema } from '../survey/survey.ts';
import { surveyAnalysisSchema } from './analysis.ts';
import { readAnalysis } from './readAnalysis.ts';

test('implausible figures are read as missing', () => {
  const parsed = surveyAnalysisSchema.parse({
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
  expect(parsed.averageTimeSpent).toBeNull();
  expect(parsed.averageCompletionRate).toBeNull();
  expect(parsed.questions[0]?.options?.[0]).toMatchObject({
    responseCount: null,
    responsePercentage: 12,
  });
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

test.each([
  [0, 0],
  [1234, 1234],
  [1234.5678, null],
  [-1, null],
])('a question’s response count of %j is read as %j (ENTITY-1)', (sentValue, readValue) => {
  const question = { id: 1, text: 'Which?', type: 'single', responseCount: sentValue };
  const report = { id: 1, title: '', questions: [question], responses: [] };
  expect(surveyAnalysisSchema.parse(report).questions[0]?.responseCount).toBe(readValue);
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
])('a time of %j is plausible: %j, in lists and reports (FORMAT-5)', (sentValue, isPlausible) => {
  const response = { id: 1, createdAt: sentValue };
  const report = { id: 1, title: '', questions: [], responses: [response] };
  const survey = { id: 1, title: 'Tea', status: 'Open', responseCount: 0, updatedAt: sentValue };
  const readValue = isPlausible ? sentValue : null;
  expect(responseSchema.parse(response).createdAt).toBe(readValue);
  expect(surveyAnalysisSchema.parse(report).responses[0]?.createdAt).toBe(readValue);
  const fast = readAnalysis['~standard'].validate(report) as { value: typeof report };
  expect(fast.value.responses[0]?.createdAt).toBe(readValue);
  if (typeof sentValue === 'string') {
    expect(surveySummarySchema.parse(survey).updatedAt).toBe(isPlausible ? sentValue : '');
  }
});

test('a blank answer is ignored by the fast path and by the schema (REPORT-12)', () => {
  const answers = [
    { id: 1, value: 'So' },
    { id: 2, value: ' \u200b\n' },
  ];
  for (const more of [[], [{ id: 3, value: 'Thus', extra: 'not plain' }, 'no object']]) {
    const questions = [{ id: 1, text: 'Why?', type: 'text', responseCount: 2, answers }];
    const responses = more.length > 0 ? [{ id: 1, lat: 5 }] : [];
    const result = readAnalysis['~standard'].validate({ id: 1, title: '', questions, responses });
    const { value } = result as { value: { questions: { answers: { value: string }[] }[] } };
    expect(value.questions[0]?.answers.map(({ value: text }) => text)).toEqual(['So']);
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
