import fc from 'fast-check';
import { expect, test } from 'vitest';
import { completionBands } from './completionBands.ts';
import { optionFigures } from './optionFigures.ts';
import { responsesByDay } from './responsesByDay.ts';

const option = (responseCount: number | null, responsePercentage: number | null = null) => ({
  order: 1,
  text: 'Yes',
  isActive: true,
  responseCount,
  responsePercentage,
  selectionPercentage: null,
});

const question = (responseCount: number | null, options = [option(12)]) => ({
  id: 1,
  text: 'Which?',
  type: 'multiple',
  responseCount,
  options,
});

test('a percentage has its denominator', () => {
  expect(optionFigures(option(12, 40), question(30)).respondents).toEqual({
    value: 40,
    partOf: '12 of 30',
    contradictedBy: null,
  });
});

test('a percentage that contradicts the counts is marked', () => {
  expect(optionFigures(option(12, 50), question(30)).respondents.contradictedBy).toBe(40);
});

test('rounding to two decimals is no contradiction', () => {
  expect(optionFigures(option(1, 33.33), question(3)).respondents.contradictedBy).toBeNull();
});

test('a missing percentage is computed, and is N/A if unknown', () => {
  expect(optionFigures(option(12), question(30)).respondents.value).toBe(40);
  expect(optionFigures(option(null), question(30)).respondents).toEqual({
    value: null,
    partOf: null,
    contradictedBy: null,
  });
});

test('nothing is computed from an unknown count', () => {
  const unknown = { value: null, partOf: null, contradictedBy: null };
  const of = (part: number | null | undefined, whole: number | null | undefined) =>
    optionFigures(
      { ...option(null), responseCount: part },
      { ...question(null), responseCount: whole },
    ).respondents;
  expect(of(undefined, 30)).toEqual(unknown);
  expect(of(null, 30)).toEqual(unknown);
  expect(of(12, undefined)).toEqual(unknown);
  expect(of(12, null)).toEqual(unknown);
});

test('there is no percentage of nobody, and a missing one contradicts nothing', () => {
  expect(optionFigures(option(0), question(0)).respondents).toEqual({
    value: null,
    partOf: '0 of 0',
    contradictedBy: null,
  });
  const unsent = { ...option(12), responsePercentage: undefined };
  expect(optionFigures(unsent, question(30)).respondents.contradictedBy).toBeNull();
  expect(optionFigures(option(null, 40), question(30)).respondents.contradictedBy).toBeNull();
});

test('a share of selections is of all selections in the question', () => {
  const options = [option(12), option(6), option(null)];
  expect(optionFigures(option(12), question(30, options)).selections).toEqual({
    value: (12 / 18) * 100,
    partOf: '12 of 18',
    contradictedBy: null,
  });
  const none = { ...question(30), options: null };
  expect(optionFigures(option(12), none).selections.partOf).toBe('12 of 0');
});

const count = fc.oneof(fc.constant(null), fc.double({ min: 0, max: 1e12, noNaN: true }));

test('zero and absurd counts give no NaN', () => {
  fc.assert(
    fc.property(
      count,
      count,
      count,
      fc.array(count, { maxLength: 5 }),
      (part, whole, sent, others) => {
        const figures = optionFigures(
          option(part, sent),
          question(whole, [option(part, sent), ...others.map((other) => option(other))]),
        );
        for (const { value, contradictedBy } of Object.values(figures)) {
          for (const figure of [value, contradictedBy]) {
            expect(figure === null || Number.isFinite(figure)).toBe(true);
          }
        }
      },
    ),
  );
});

test('responses are counted by day, in order, without those that have no date', () => {
  const at = (createdAt: string | null) => ({ createdAt });
  expect(
    responsesByDay([
      at('2026-03-02T10:00:00Z'),
      at('2026-03-01T10:00:00Z'),
      at('2026-03-02T23:00:00Z'),
      at('yesterday'),
      at(null),
    ]),
  ).toEqual([
    { day: '2026-03-01', count: 1 },
    { day: '2026-03-02', count: 2 },
  ]);
});

test('every response with a percentage is in exactly one band', () => {
  const percentages = fc.array(fc.double({ min: 0, max: 100, noNaN: true }));
  fc.assert(
    fc.property(percentages, (values) => {
      const bands = completionBands(
        values.map((completionPercentage) => ({ completionPercentage })),
      );
      expect(bands.reduce((sum, band) => sum + band.count, 0)).toBe(values.length);
    }),
  );
  // The band fits the percentage as shown: "100.00%".
  const shown = completionBands(
    [99.996, 99.994].map((completionPercentage) => ({ completionPercentage })),
  );
  expect(shown.map(({ count }) => count)).toEqual([0, 0, 0, 1, 1]);
  expect(completionBands([{ completionPercentage: null }]).every((band) => band.count === 0)).toBe(
    true,
  );
});

test('each band of completion starts at its first percentage', () => {
  const percentages = [0, 24.9, 25, 49.9, 50, 75, 99.9, 100, undefined];
  expect(
    completionBands(percentages.map((completionPercentage) => ({ completionPercentage }))),
  ).toEqual([
    { label: 'Under 25 %', count: 2 },
    { label: '25–49 %', count: 2 },
    { label: '50–74 %', count: 1 },
    { label: '75–99 %', count: 2 },
    { label: '100 %', count: 1 },
  ]);
  expect(completionBands([{ completionPercentage: Number.NaN }]).map(({ count }) => count)).toEqual(
    [0, 0, 0, 0, 0],
  );
});
