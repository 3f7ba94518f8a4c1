import { array, assert, constantFrom, option, property, record } from 'fast-check';
import { expect, test, vi } from 'vitest';
import { type SurveyAnalysis, surveyAnalysisSchema } from './analysis.ts';
import { readAnalysis } from './readAnalysis.ts';
import { responsesByDay } from './responsesByDay.ts';

/** Answers of a correct server, and of one that errs now and then. */
const id = constantFrom<unknown>(1, 2, 100_000, 0, -1, 1.5, '1', null, undefined);
const text = constantFrom<unknown>('', 'So', '48.2', null, undefined, 7);
const figure = constantFrom<unknown>(0, 0.5, 100, 250, 1e308, -1, '3', null, undefined);

/** Numbers as places and unreadable answers are read better than by the schema (REPORT-26). */
const place = constantFrom<unknown>('', 'So', '48.2', null, undefined);

const textArbitrary = constantFrom<unknown>(
  null,
  undefined,
  [],
  [{ questionId: 1, values: ['Tea', 'Coffee'] }],
  'Tea',
);
const user = constantFrom<unknown>(
  null,
  undefined,
  { firstName: 'Ada', middleName: null, lastName: 'King' },
  { firstName: 'Ada', lastName: 'King' },
  { firstName: 'Ada', middleName: 3, lastName: 'King' },
  { firstName: 'Ada' },
  'Ada',
);

const response = record({
  id,
  surveyorName: text,
  user,
  answers: textArbitrary,
  lat: place,
  long: place,
  createdAt: text,
  completionPercentage: figure,
  timeSpent: figure,
});
const plainResponse = record({
  id: constantFrom(1, 2, 3),
  lat: constantFrom('48.2', null),
  long: constantFrom('16.4', null),
  createdAt: constantFrom('2026-11-23', null),
  completionPercentage: constantFrom(0, 12.5, null),
  timeSpent: constantFrom(3, null),
  surveyorName: constantFrom('Ada', null),
  user: constantFrom(null, { firstName: 'Ada', middleName: null, lastName: 'King' }),
  answers: constantFrom(null, [{ questionId: 1, values: ['Tea'] }]),
});
const few = <Value>(itemArbitrary: Parameters<typeof array<Value>>[0]) =>
  array(itemArbitrary, { maxLength: 3 });
const question = record({
  id: constantFrom<unknown>(1, 2, '1'),
  text: constantFrom<unknown>('Why?', 'How?', null),
  type: constantFrom<unknown>('text', 'single'),
  responseCount: figure,
  answers: constantFrom<unknown>(null, [], [{ id: 1, value: 'So' }]),
});
const report = record({
  id: constantFrom<unknown>(1, 1, 0),
  title: constantFrom<unknown>('Tea', 'Tea', null),
  status: text,
  averageTimeSpent: figure,
  questions: option(few<unknown>(question), { freq: 9 }),
  responses: option(
    few<unknown>(constantFrom(response, plainResponse).chain((arbitrary) => arbitrary)),
    {
      freq: 9,
    },
  ),
});

/** The answer without what the schema leaves out: what could not be read, and how much of it. */
const without = (result: ReturnType<(typeof readAnalysis)['~standard']['validate']>) =>
  'issues' in result
    ? result
    : {
        value: {
          ...result.value,
          unreadableAnswerCount: undefined,
          responses: result.value.responses.map(({ unread: _, ...response }) => response),
        },
      };

test('invalid values are kept as the server sent them (REPORT-24)', () => {
  const sentResponses = [
    { createdAt: 'yesterday', completionPercentage: 101, timeSpent: -5 },
    { createdAt: '2026-02-30', completionPercentage: 50, timeSpent: null },
    { createdAt: '1969-12-31T23:00:00Z', completionPercentage: null, timeSpent: 60 },
    { createdAt: '', completionPercentage: undefined, timeSpent: {} },
  ];
  const answer = {
    id: 1,
    title: 'Tea',
    questions: [],
    responses: sentResponses.map((response, index) => ({ id: index + 1, ...response })),
  };
  const { value } = readAnalysis['~standard'].validate(answer) as { value: SurveyAnalysis };
  expect(value.responses.map(({ unread }) => unread)).toEqual([
    { createdAt: 'yesterday', completionPercentage: '101', timeSpent: '-5' },
    { createdAt: '2026-02-30' },
    { createdAt: '1969-12-31T23:00:00Z' },
    undefined,
  ]);
});

test('the fast path reads any report like the schema (ENTITY-1)', () => {
  assert(
    property(report, (answer) => {
      const result = readAnalysis['~standard'].validate(answer);
      expect(without(result)).toEqual(surveyAnalysisSchema['~standard'].validate(answer));
    }),
    { numRuns: 2000 },
  );
});

const unreadableAnswers = constantFrom<unknown>(
  'So',
  [null],
  [{ questionId: 'x', values: ['So'] }],
  [{ questionId: 1, values: 'So' }],
  [{ questionId: 1, values: [{}, 'So'] }],
);
const unreadableTexts = constantFrom<unknown>('So', [{ id: 2 }], [{ id: 0, value: 'So' }], [7]);

test('unreadable answers are counted, and the others are kept (REPORT-26)', () => {
  assert(
    property(array(unreadableAnswers), array(unreadableTexts), (answerLists, texts) => {
      const whole = { id: 1, text: 'Why?', type: 'text' };
      const result = readAnalysis['~standard'].validate({
        id: 1,
        title: 'Tea',
        questions: [
          { ...whole, answers: [{ id: 2 ** 60, value: 7 }] },
          ...texts.map((answers) => ({ ...whole, answers })),
        ],
        responses: [
          { id: 1, answers: [{ questionId: 1, values: [7] }] },
          ...answerLists.map((answers, index) => ({ id: index + 2, answers })),
        ],
      });
      const { value } = result as { value: SurveyAnalysis };
      expect(value.unreadableAnswerCount ?? 0).toBe(answerLists.length + texts.length);
      expect(value.questions[0]?.answers).toEqual([{ id: 2 ** 60, value: '7' }]);
      expect(value.responses.map(({ answers }) => answers?.length ?? 0)).toEqual([
        1,
        ...answerLists.map((answers) => (JSON.stringify(answers).includes('{}') ? 1 : 0)),
      ]);
    }),
  );
});

test.each([
  [null],
  ['report'],
  [[]],
  [{}],
  [{ id: 1, title: 'Tea', questions: [null], responses: [7] }],
  [{ id: 1, title: 'Tea', questions: {}, responses: {} }],
])('the fast path refuses what the schema refuses: %j', (answer) => {
  const result = readAnalysis['~standard'].validate(answer);
  expect(result).toHaveProperty('issues');
  expect(result).toEqual(surveyAnalysisSchema['~standard'].validate(answer));
});

test('valid responses and answers are not copied', () => {
  const figures = { completionPercentage: 0, timeSpent: 12.5 };
  const responses = [{ id: 1, lat: '48.2', long: '16.4', createdAt: null, ...figures }];
  const answers = [{ id: 1, value: 'So' }];
  const questions = [{ id: 1, text: 'Why?', type: 'text', responseCount: 1, answers }];
  const result = readAnalysis['~standard'].validate({ id: 1, title: 'Tea', questions, responses });
  const { value } = result as { value: { responses: unknown; questions: { answers: unknown }[] } };
  expect(value.responses).toBe(responses);
  expect(value.questions[0]?.answers).toBe(answers);
});

test('a response’s UTC time is parsed only to count days (LOAD-10)', () => {
  const createdAt = '2026-03-02T09:00:00.000Z';
  const responses = Array.from({ length: 1000 }, (_, index) => ({ id: index + 1, createdAt }));
  const parse = vi.spyOn(Date, 'parse');
  const { value } = readAnalysis['~standard'].validate({
    id: 1,
    title: 'Many',
    questions: [],
    responses,
  }) as { value: SurveyAnalysis };
  expect(parse).not.toHaveBeenCalled();
  responsesByDay(value.responses);
  expect(parse).toHaveBeenCalledTimes(responses.length);
  parse.mockRestore();
});
