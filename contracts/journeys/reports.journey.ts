import {
  answers,
  asked,
  choiceFigures,
  reportOf,
  response,
  rounded,
  standing,
} from './answered.ts';
import { calls } from './calls.ts';
import { expectSame } from './expectSame.ts';
import { fail } from './fail.ts';
import { given } from './given.ts';
import { journey } from './journey.ts';
import { owner } from './people.ts';

journey('a report’s figures are computed from its answers (SERVER-16, ENTITY-1)', async () => {
  const nadia = await owner('Nadia');
  const other = await asked(nadia, 'Another one');
  const view = await asked(nadia);
  await given('answers to a survey', { surveyId: view.id, responses: answers });
  await given('answers to a survey', { surveyId: other.id, responses: answers.slice(1, 2) });
  const report = await reportOf(nadia, view.id);
  expectSame('averageTimeSpent', rounded(report.averageTimeSpent), rounded(4801 / 3));
  expectSame('averageCompletionRate', rounded(report.averageCompletionRate), 56.25);
  expectSame(
    'response counts of the questions',
    report.questions.map(({ responseCount }) => responseCount),
    [2, 3, 2],
  );
  const [why, drink, often] = report.questions;
  expectSame(
    'the choices of the multiple choice (text, count, % of respondents, % of selections)',
    choiceFigures(drink),
    [
      ['Tea', 2, rounded(200 / 3), 40],
      ['Coffee', 1, rounded(100 / 3), 20],
      ['Water', 0, 0, 0],
      ['Others', 2, rounded(200 / 3), 40],
    ],
  );
  expectSame('the order of the choices', standing(drink), [
    [1, 'Tea', true],
    [2, 'Coffee', true],
    [3, 'Water', true],
    [4, 'Others', true],
  ]);
  expectSame('the order of the choices', standing(often), [
    [1, 'Daily', true],
    [2, 'Weekly', false],
    [3, 'Never', true],
  ]);
  expectSame('the choices of the single choice', choiceFigures(often), [
    ['Daily', 1, 50, 50],
    ['Weekly', 1, 50, 50],
    ['Never', 0, 0, 0],
  ]);
  expectSame(
    'the answers of the text question',
    (why?.answers ?? []).map(({ value }) => value).toSorted(),
    ['Because', 'Why not'],
  );
  expectSame(
    'what was written under Others',
    (drink?.answers ?? []).map(({ value }) => value).toSorted(),
    ['Juice', 'Milk'],
  );
  const [alone] = (await reportOf(nadia, other.id)).questions;
  expectSame(
    'the answers of the other survey',
    (alone?.answers ?? []).map(({ value }) => value),
    ['Why not'],
  );
});

journey(
  'a report has each response once, with its place, time, completion and day (SERVER-16)',
  async () => {
    const nadia = await owner('Nadia');
    const view = await asked(nadia);
    await given('answers to a survey', { surveyId: view.id, responses: answers });
    const { responses } = await reportOf(nadia, view.id);
    const seen = responses
      .map(({ lat, long, createdAt, completionPercentage, timeSpent }) => ({
        createdAt: new Date(createdAt ?? '').toISOString(),
        lat: lat || null,
        long: long || null,
        completionPercentage,
        timeSpent,
      }))
      .toSorted((one, other) => one.createdAt.localeCompare(other.createdAt));
    const expected = answers
      .map(({ lat, long, createdAt, completionPercentage, timeSpent }) => ({
        createdAt,
        lat,
        long,
        completionPercentage,
        timeSpent,
      }))
      .toSorted((one, other) => one.createdAt.localeCompare(other.createdAt));
    expectSame('the responses', seen, expected);
    const ids = responses.map(({ id }) => id);
    if (new Set(ids).size !== 4) fail('an id of its own for each response');
    const texts = (await reportOf(nadia, view.id)).questions[0]?.answers ?? [];
    const writer = responses.find(
      ({ createdAt }) => Date.parse(createdAt ?? '') === Date.parse('2026-03-01T09:00:00.000Z'),
    );
    expectSame(
      'the response whose answer is "Because"',
      texts.find(({ value }) => value === 'Because')?.id,
      writer?.id,
    );
  },
);

journey('a report without answers has zeros (SERVER-16)', async () => {
  const nadia = await owner('Nadia');
  const view = await asked(nadia);
  const report = await reportOf(nadia, view.id);
  expectSame(
    'the figures',
    [report.averageTimeSpent, report.averageCompletionRate, report.responses],
    [0, 0, []],
  );
  expectSame(
    'response counts',
    report.questions.map(({ responseCount }) => responseCount),
    [0, 0, 0],
  );
  expectSame('the choices', choiceFigures(report.questions[2]), [
    ['Daily', 0, 0, 0],
    ['Weekly', 0, 0, 0],
    ['Never', 0, 0, 0],
  ]);
  expectSame('the answers', report.questions[0]?.answers ?? [], []);
});

journey(
  'a report and its list have all responses, in any number (SERVER-16, SERVER-17)',
  async () => {
    const nadia = await owner('Nadia');
    const view = await asked(nadia);
    const many = Array.from({ length: 25 }, (_, index) =>
      response({
        createdAt: `2026-03-${String(index + 1).padStart(2, '0')}T09:00:00.000Z`,
        answers: [{ question: 0, text: `Answer ${index % 5}` }],
      }),
    );
    await given('answers to a survey', { surveyId: view.id, responses: many });
    const {
      responses,
      questions: [why],
    } = await reportOf(nadia, view.id);
    const days = responses.map(({ createdAt }) => new Date(createdAt ?? '').getUTCDate());
    expectSame(
      'the days of the responses',
      days.toSorted((one, other) => one - other),
      Array.from({ length: 25 }, (_, index) => index + 1),
    );
    expectSame('the responses to the question', why?.responseCount, 25);
    const dayOf = new Map(
      responses.map(({ id, createdAt }) => [id, new Date(createdAt ?? '').getUTCDate()]),
    );
    const writers = (why?.answers ?? []).map(({ id, value }) => [value, dayOf.get(id)]);
    const byDay = writers.toSorted((one, other) => Number(one[1]) - Number(other[1]));
    expectSame(
      'each text answer with the day of the response whose id it has',
      byDay,
      many.map((_, index) => [`Answer ${index % 5}`, index + 1]),
    );
    const { surveys } = (await nadia.does(calls.listSurveys(nadia.id))).succeeds();
    expectSame('responseCount', surveys[0]?.responseCount, 25);
  },
);
