import { expect, test } from 'vitest';
import { type Random, seededRandom } from '#fixtures/random.ts';
import type { AnalyzedResponse, QuestionSummary, SurveyAnalysis } from './analysis.ts';
import { readAnswerTable } from './answerTable.ts';
import { type Change, findChanges, type ResponseSet, splitByDay } from './changes.ts';

interface Question {
  type: 'single' | 'multiple' | 'text';
  options: readonly string[];
}

/** The values that a person gives to each question; undefined for an unanswered one. */
type Person = readonly (readonly string[] | undefined)[];

const createResponse = (person: Person, createdAt: string, index: number): AnalyzedResponse => ({
  id: index + 1,
  surveyorName: null,
  user: null,
  lat: null,
  long: null,
  createdAt,
  completionPercentage: 100,
  timeSpent: 60,
  answers: person.flatMap((values, question) =>
    values ? [{ questionId: question + 1, values: [...values] }] : [],
  ),
});

const createQuestion = ({ type, options }: Question, index: number): QuestionSummary => ({
  id: index + 1,
  text: `Question ${index + 1}`,
  type,
  responseCount: null,
  options: options.map((text, order) => ({
    order,
    text,
    isActive: true,
    responseCount: null,
    responsePercentage: null,
    selectionPercentage: null,
  })),
  answers: null,
});

/** A survey whose people answered in the given order, 20 a day from January 1 on. */
function createAnalysis(questions: readonly Question[], people: readonly Person[]): SurveyAnalysis {
  return {
    id: 1,
    title: 'Survey',
    status: null,
    user: null,
    averageCompletionRate: null,
    averageTimeSpent: null,
    questions: questions.map(createQuestion),
    responses: people.map((person, index) =>
      createResponse(
        person,
        new Date(2026, 0, 1 + Math.floor(index / 20), 12).toISOString(),
        index,
      ),
    ),
  };
}

const rowsBetween = (start: number, end: number) =>
  Array.from({ length: end - start }, (_, index) => start + index);

/** The changes between the first people and the others. */
function findChangesAt(analysis: SurveyAnalysis, count: number): Change[] {
  const table = readAnswerTable(analysis);
  if (!table) throw new Error('No one answered.');
  const sets: ResponseSet[] = [
    { name: 'before', rows: rowsBetween(0, count) },
    { name: 'since', rows: rowsBetween(count, analysis.responses.length) },
  ];
  return findChanges(analysis, table, sets);
}

const createNames = (count: number) =>
  Array.from({ length: count }, (_, index) => `Option ${index}`);

/** An option by weight. */
function pickOption(random: Random, weights: readonly number[]): number {
  let rest = random.next() * weights.reduce((total, weight) => total + weight, 0);
  const index = weights.findIndex((weight) => {
    rest -= weight;
    return rest < 0;
  });
  return Math.max(0, index);
}

interface Shape {
  type: Question['type'];
  optionCount: number;
  questionCount: number;
  sizes: readonly [number, number];
}

/** A survey in which answers do not depend on the set. */
function createUnchanged(
  random: Random,
  { type, optionCount, questionCount, sizes }: Shape,
): SurveyAnalysis {
  const options = createNames(optionCount);
  const weights = rowsBetween(0, questionCount).map(() => options.map(() => 0.2 + random.next()));
  const people = rowsBetween(0, sizes[0] + sizes[1]).map(
    (): Person =>
      weights.map((questionWeights) => {
        if (type === 'multiple')
          return options.filter((_, index) => random.next() < (questionWeights[index] ?? 0) / 1.3);
        return [options[pickOption(random, questionWeights)] ?? ''];
      }),
  );
  const question = { type, options: type === 'text' ? [] : options };
  return createAnalysis(
    weights.map(() => question),
    people,
  );
}

const shapes: readonly Shape[] = [
  { type: 'single', optionCount: 2, questionCount: 1, sizes: [60, 60] },
  { type: 'single', optionCount: 4, questionCount: 5, sizes: [40, 25] },
  { type: 'single', optionCount: 12, questionCount: 8, sizes: [300, 100] },
  { type: 'multiple', optionCount: 6, questionCount: 4, sizes: [120, 120] },
  { type: 'multiple', optionCount: 12, questionCount: 2, sizes: [200, 60] },
  { type: 'text', optionCount: 5, questionCount: 3, sizes: [80, 80] },
  { type: 'single', optionCount: 6, questionCount: 20, sizes: [150, 150] },
  { type: 'multiple', optionCount: 2, questionCount: 10, sizes: [50, 30] },
];

const isCertainlyChanged = (changes: readonly Change[]) =>
  changes.some(({ isCertain }) => isCertain);

test('of 2,000 surveys in which nothing changes at most 6 of 100 name a change (INSIGHT-2)', () => {
  const surveysPerShape = 250;
  const counts = shapes.map((shape, seed) => {
    const random = seededRandom(seed + 1);
    const surveys = rowsBetween(0, surveysPerShape).map(() => createUnchanged(random, shape));
    return surveys.filter((survey) => isCertainlyChanged(findChangesAt(survey, shape.sizes[0])))
      .length;
  });
  // In the order of the shapes: 4 to 8 of 100.
  expect(counts).toEqual([12, 12, 12, 17, 20, 10, 10, 16]);
  const total = counts.reduce((sum, count) => sum + count, 0);
  expect(total / (shapes.length * surveysPerShape)).toBeLessThanOrEqual(0.06);
}, 60_000);

const four = createNames(4);
const single: Question = { type: 'single', options: four };

test('a change of 30 points is named first in at least 90 of 100 surveys (INSIGHT-2)', () => {
  const random = seededRandom(42);
  const weights = [
    [0.2, 0.3, 0.3, 0.2],
    [0.5, 0.2, 0.2, 0.1],
  ];
  const surveyCount = 300;
  const successes = rowsBetween(0, surveyCount).filter((survey) => {
    const plantedIndex = survey % 5;
    const people = rowsBetween(0, 240).map(
      (row): Person =>
        rowsBetween(0, 5).map((question) => {
          const isPlanted = question === plantedIndex && row >= 120;
          return [four[pickOption(random, weights[isPlanted ? 1 : 0] ?? [])] ?? ''];
        }),
    );
    const [first] = findChangesAt(createAnalysis(new Array(5).fill(single), people), 120);
    return (
      first?.isCertain && first.questionNumber === plantedIndex + 1 && first.option === 'Option 0'
    );
  });
  expect(successes.length / surveyCount).toBeGreaterThanOrEqual(0.9);
}, 60_000);

/** People by the option that they took, as many as counted. */
const peopleBy = (counts: Record<string, number>): Person[] =>
  Object.entries(counts).flatMap(([option, count]) => new Array<Person>(count).fill([[option]]));

const findChange = (
  options: readonly string[],
  earlier: Record<string, number>,
  later: Record<string, number>,
  type: Question['type'] = 'single',
) => {
  const people = [...peopleBy(earlier), ...peopleBy(later)];
  return findChangesAt(createAnalysis([{ type, options }], people), peopleBy(earlier).length);
};

/** Of equal shares both options are as different; either is named. */
const hasDifference = ({ pValue }: { pValue: string }) => Number(pValue) < 1;

test('the order of options, their names and a multiple of all ids change nothing (INSIGHT-2)', () => {
  const random = seededRandom(7);
  for (const shape of shapes.filter(({ type }) => type !== 'text')) {
    for (const _ of rowsBetween(0, 20)) {
      const analysis = createUnchanged(random, shape);
      const rename = (text: string) =>
        `${text.replaceAll(/\d/g, (digit) => `${9 - Number(digit)}`)}!`;
      const changedAnalysis: SurveyAnalysis = {
        ...analysis,
        questions: analysis.questions.map((question) => ({
          ...question,
          id: 7 * question.id,
          options: (question.options ?? [])
            .map((option) => ({ ...option, text: rename(option.text ?? '') }))
            .toReversed(),
        })),
        responses: analysis.responses.map((response) => ({
          ...response,
          answers: (response.answers ?? []).map(({ questionId, values }) => ({
            questionId: 7 * questionId,
            values: values.map(rename),
          })),
        })),
      };
      const [changes, otherChanges] = [analysis, changedAnalysis].map((survey) =>
        findChangesAt(survey, shape.sizes[0])
          .map(({ pValue, ...change }) => ({
            ...change,
            pValue: pValue.toPrecision(8),
          }))
          .filter(hasDifference),
      );
      expect(otherChanges).toEqual(
        changes?.map((change) => ({ ...change, option: rename(change.option) })),
      );
    }
  }
});

test('options that were added, removed or renamed halfway leave the real change in place (INSIGHT-2)', () => {
  const rest = { Safe: 400, Unsafe: 300 };
  const options = ['Very safe', 'Safe', 'Unsafe', 'Blue line', 'Red line', 'Bus', 'Coach'];
  const changes = findChange(
    options,
    { 'Very safe': 300, ...rest, 'Red line': 200, Bus: 90 },
    { 'Very safe': 150, ...rest, 'Blue line': 250, Coach: 90 },
  );
  expect(changes).toMatchObject([
    {
      questionNumber: 1,
      option: 'Very safe',
      isCertain: true,
      ends: [
        { count: 300, base: 1000 },
        { count: 150, base: 850 },
      ],
    },
  ]);
});

test('an option that was renamed is no change (INSIGHT-2)', () => {
  const changes = findChange(
    ['On foot', 'Walked', 'By car'],
    { 'On foot': 60, 'By car': 40 },
    { Walked: 60, 'By car': 40 },
  );
  expect(changes).toEqual([]);
});

test('a question to which nearly everybody gives one answer is not tested (INSIGHT-2)', () => {
  expect(
    findChange(['I agree', 'No'], { 'I agree': 190, No: 10 }, { 'I agree': 199, No: 1 }),
  ).toEqual([]);
  expect(
    findChange(['I agree', 'No'], { 'I agree': 180, No: 20 }, { 'I agree': 199, No: 1 }),
  ).toHaveLength(1);
});

test('options that few people took are put together and not named (INSIGHT-2)', () => {
  const changes = findChange(
    ['Tea', 'Milk', 'Juice', 'Water'],
    { Tea: 60, Milk: 56, Juice: 4, Water: 1 },
    { Tea: 60, Milk: 48, Juice: 1, Water: 12 },
  );
  expect(changes).toHaveLength(1);
  expect(changes[0]?.option).toBe('Milk');
});

test('equal texts of at least five people are options; texts that say nothing are not (INSIGHT-2)', () => {
  const changes = findChange(
    [],
    {
      'More staff': 20,
      'more  STAFF': 15,
      None: 5,
      Parking: 4,
      a: 1,
      b: 1,
      c: 1,
      d: 1,
      e: 1,
      f: 1,
    },
    { 'More staff': 8, None: 38, g: 1, h: 1, i: 1, j: 1 },
    'text',
  );
  expect(changes).toMatchObject([
    {
      option: 'More staff',
      isCertain: true,
      ends: [
        { count: 35, base: 50 },
        { count: 8, base: 50 },
      ],
    },
  ]);
});

test('a text that a person gave twice counts once (INSIGHT-2)', () => {
  const writer: Person = [['Staff', 'Staff']];
  const people = [
    ...new Array<Person>(30).fill(writer),
    ...new Array<Person>(10).fill([['Queue']]),
    ...new Array<Person>(20).fill([['Staff']]),
    ...new Array<Person>(20).fill([['Queue']]),
  ];
  const [change] = findChangesAt(createAnalysis([{ type: 'text', options: [] }], people), 40);
  expect(change).toMatchObject({
    option: 'Staff',
    ends: [
      { count: 30, base: 40 },
      { count: 20, base: 40 },
    ],
  });
});

test('groups are named by the highest and the lowest share; their own question is not tested (INSIGHT-4)', () => {
  const groups = ['Men', 'Women', 'Others'];
  const goodCounts = [60, 90, 20];
  const people = groups.flatMap((group, index) =>
    rowsBetween(0, 100).map(
      (row): Person => [[group], [row < (goodCounts[index] ?? 0) ? 'Good' : 'Bad']],
    ),
  );
  const analysis = createAnalysis(
    [
      { type: 'single', options: groups },
      { type: 'single', options: ['Good', 'Bad'] },
    ],
    people,
  );
  const table = readAnswerTable(analysis);
  if (!table) throw new Error('No one answered.');
  const sets = groups.map((name, index) => ({
    name,
    rows: rowsBetween(100 * index, 100 * (index + 1)),
  }));
  expect(findChanges(analysis, table, sets, 1)).toMatchObject([
    {
      questionNumber: 2,
      option: 'Good',
      isCertain: true,
      ends: [
        { name: 'Women', count: 90 },
        { name: 'Others', count: 20 },
      ],
    },
  ]);
});

test('a group in which few people answered a question hides no difference of the others (INSIGHT-4)', () => {
  const groups = ['A', 'B', 'C'];
  const people = groups.flatMap((group, index) =>
    rowsBetween(0, 100).map((row): Person => {
      if (group === 'C' && row >= 19) return [[group], undefined];
      return [[group], [row < ([90, 10, 19][index] ?? 0) ? 'Yes' : 'No']];
    }),
  );
  const analysis = createAnalysis(
    [
      { type: 'single', options: groups },
      { type: 'single', options: ['Yes', 'No'] },
    ],
    people,
  );
  const sets = groups.map((name, index) => ({
    name,
    rows: rowsBetween(100 * index, 100 * (index + 1)),
  }));
  const table = readAnswerTable(analysis) ?? new Map();
  expect(findChanges(analysis, table, sets, 1)).toMatchObject([
    {
      isCertain: true,
      ends: [
        { name: 'A', count: 90, base: 100 },
        { name: 'B', count: 10, base: 100 },
      ],
    },
  ]);
});

const responsesOn = (...days: [day: string | null, count: number][]) =>
  days.flatMap(([day, count]) =>
    rowsBetween(0, count).map((index) =>
      createResponse([], day === null ? 'unknown' : `${day}T12:00:00`, index),
    ),
  );
const splitAll = (responses: readonly AnalyzedResponse[]) =>
  splitByDay(responses, [...responses.keys()]);

test('responses are split at the day that makes the sets most equal, the earlier of two (INSIGHT-2)', () => {
  const split = splitAll(
    responsesOn(
      ['2026-03-01', 30],
      ['2026-03-02', 20],
      ['2026-03-05', 10],
      ['2026-03-06', 10],
      ['2026-03-07', 10],
    ),
  );
  expect(split?.day).toBe('2026-03-02');
  expect(split?.sets.map(({ rows }) => rows.length)).toEqual([30, 50]);
});

test('a stray date or one without a day does not move the split (INSIGHT-2)', () => {
  const days: [string, number][] = [
    ['2026-03-01', 30],
    ['2026-03-02', 30],
  ];
  const split = splitAll(responsesOn(['2019-01-01', 1], ...days, [null, 5], ['2031-01-01', 1]));
  expect(split?.day).toBe('2026-03-02');
  expect(split?.sets.map(({ rows }) => rows.length)).toEqual([31, 31]);
});

test('fewer than 40 responses, or 20 on a side, are not split (INSIGHT-2)', () => {
  expect(splitAll(responsesOn(['2026-03-01', 20], ['2026-03-02', 19]))).toBeNull();
  expect(splitAll(responsesOn(['2026-03-01', 19], ['2026-03-02', 81]))).toBeNull();
  expect(splitAll(responsesOn(['2026-03-01', 20], ['2026-03-02', 20]))).not.toBeNull();
  expect(splitAll([])).toBeNull();
});
