import { array, assert, constantFrom, property, record } from 'fast-check';
import { expect, test, vi } from 'vitest';
import { fastAnalysisSchema, surveyAnalysisSchema } from './analysis.ts';
import { responsesByDay } from './responsesByDay.ts';

/** Answers of a correct server, and of one that errs now and then. */
const id = constantFrom<unknown>(1, 2, 100_000, 0, -1, 1.5, '1', null, undefined);
const text = constantFrom<unknown>('', 'So', '48.2', null, undefined, 7);
const figure = constantFrom<unknown>(0, 0.5, 100, 250, 1e308, -1, '3', null, undefined);

const place = constantFrom<unknown>('', 'So', '48.2', 48.2, null, undefined);

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
test('the fast path reads any list of responses like the schema (ENTITY-1)', () => {
  const anyResponse = constantFrom(response, plainResponse).chain((arbitrary) => arbitrary);
  assert(
    property(few<unknown>(anyResponse), (responses) => {
      const body = { id: 1, title: '', questions: [], responses };
      const { success, data } = surveyAnalysisSchema.safeParse(body);
      const fastResult = fastAnalysisSchema.safeParse(body);
      expect({ success: fastResult.success, data: fastResult.data }).toEqual({ success, data });
    }),
    { numRuns: 2000 },
  );
});

test('valid responses and answers are not copied', () => {
  const figures = { completionPercentage: 0, timeSpent: 12.5 };
  const responses = [{ id: 1, lat: '48.2', long: '16.4', createdAt: null, ...figures }];
  const answers = [{ id: 1, value: 'So' }];
  const questions = [{ id: 1, text: 'Why?', type: 'text', responseCount: 1, answers }];
  const analysis = fastAnalysisSchema.parse({ id: 1, title: 'Tea', questions, responses });
  expect(analysis.responses).toBe(responses);
  expect(analysis.questions?.[0]?.answers).toBe(answers);
});

test('a response’s UTC time is parsed only to count days (LOAD-10)', () => {
  const createdAt = '2026-03-02T09:00:00.000Z';
  const responses = Array.from({ length: 1000 }, (_, index) => ({ id: index + 1, createdAt }));
  const parse = vi.spyOn(Date, 'parse');
  const analysis = fastAnalysisSchema.parse({ id: 1, title: 'Many', responses });
  expect(parse).not.toHaveBeenCalled();
  responsesByDay(analysis.responses ?? []);
  expect(parse).toHaveBeenCalledTimes(responses.length);
  parse.mockRestore();
});
