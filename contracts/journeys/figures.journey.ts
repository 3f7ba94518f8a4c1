import type { StatedResponse } from '../states.ts';
import { choices, question } from './bodies.ts';
import { calls } from './calls.ts';
import { expectSame } from './expectSame.ts';
import { fail } from './fail.ts';
import { given } from './given.ts';
import { journey } from './journey.ts';
import type { Person } from './Person.ts';
import { owner, superAdmin } from './people.ts';
import { created } from './surveys.ts';

const questions = [
  question({ text: 'Why did you come?' }),
  question({
    text: 'What do you drink?',
    type: 'multiple',
    hasOthers: true,
    options: choices('Tea', 'Coffee', 'Water'),
  }),
  question({
    text: 'How often?',
    type: 'single',
    options: [
      { text: 'Daily', isActive: true },
      { text: 'Weekly', isActive: false },
      { text: 'Never', isActive: true },
    ],
  }),
];

const response = (change: Partial<StatedResponse> = {}): StatedResponse => ({
  surveyorName: null,
  user: { firstName: 'Ada', middleName: null, lastName: 'King' },
  timeSpent: 60,
  completionPercentage: 100,
  createdAt: '2026-03-02T09:00:00.000Z',
  lat: null,
  long: null,
  answers: [],
  ...change,
});

/** Four people, of whom one answered nothing, one has no time, and two have a place. */
const answers: StatedResponse[] = [
  response({
    surveyorName: 'Grace Hopper',
    timeSpent: 3900,
    completionPercentage: 100,
    createdAt: '2026-03-01T09:00:00.000Z',
    lat: '48.85',
    long: '2.35',
    answers: [
      { question: 0, text: 'Because' },
      { question: 1, choices: [0, 1] },
      { question: 2, choices: [0] },
    ],
  }),
  response({
    user: { firstName: 'Ada', middleName: 'Byron', lastName: 'King' },
    timeSpent: 901,
    completionPercentage: 75,
    createdAt: '2026-03-04T09:00:00.000Z',
    answers: [
      { question: 0, text: 'Why not' },
      { question: 1, choices: [0], others: 'Juice' },
      { question: 2, choices: [1] },
    ],
  }),
  response({
    timeSpent: null,
    completionPercentage: 50,
    createdAt: '2026-03-03T09:00:00.000Z',
    lat: '-33.9',
    long: '18.4',
    answers: [{ question: 1, others: 'Milk' }],
  }),
  response({ timeSpent: 0, completionPercentage: 0, createdAt: '2026-03-02T09:00:00.000Z' }),
];

const asked = (person: Person, title = 'Market day') => created(person, { title, questions });

const reportOf = async (person: Person, id: number) =>
  (await person.does(calls.readReport(id))).succeeds();

/** Percentages and averages may be of any precision; a millionth is none. */
const rounded = (value: number | null | undefined) =>
  typeof value === 'number' ? Math.round(value * 1e6) / 1e6 : value;

type Summary = Awaited<ReturnType<typeof reportOf>>['questions'][number];

const choiceFigures = (summary: Summary | undefined) =>
  (summary?.options ?? [])
    .toSorted((one, other) => (one.order ?? 0) - (other.order ?? 0))
    .map(({ text, responseCount, responsePercentage, selectionPercentage }) => [
      text,
      responseCount,
      rounded(responsePercentage),
      rounded(selectionPercentage),
    ]);

/** The choices of the multiple choice, of which the added one is the last, and offered. */
const standing = (summary: Summary | undefined) =>
  (summary?.options ?? []).map(({ order, text, isActive }) => [order, text, isActive]);

journey('the figures of a report are those of its answers (SERVER-16, ENTITY-1)', async () => {
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
  'a report has each response once, with place, time, completion and day as they were (SERVER-16)',
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
    expectSame('responses', seen, expected);
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

journey('a report without answers is all zeros (SERVER-16)', async () => {
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
  expectSame('answers', report.questions[0]?.answers ?? [], []);
});

journey('lists count the responses of each survey (SERVER-17, LIST-1)', async () => {
  const nadia = await owner('Nadia');
  const sofia = await superAdmin();
  const other = await asked(nadia, 'Another one');
  const view = await asked(nadia);
  await given('answers to a survey', { surveyId: view.id, responses: answers });
  await given('answers to a survey', { surveyId: other.id, responses: answers.slice(0, 2) });
  const counts = (surveys: { title: string; responseCount: number }[]) =>
    Object.fromEntries(surveys.map(({ title, responseCount }) => [title, responseCount]));
  const expected = { 'Market day': 4, 'Another one': 2 };
  const own = (await nadia.does(calls.listSurveys(nadia.id))).succeeds();
  expectSame('responseCount', counts(own.surveys), expected);
  const all = (await sofia.does(calls.listAllSurveys(sofia.id))).succeeds();
  expectSame('responseCount', counts(all.surveys), expected);
});

journey(
  'what an update leaves out goes with its answers; what it keeps, keeps them (SERVER-10)',
  async () => {
    const nadia = await owner('Nadia');
    const view = await asked(nadia);
    const other = await asked(nadia, 'Another one');
    const coffeeAlone = response({ answers: [{ question: 1, choices: [1] }] });
    await given('answers to a survey', {
      surveyId: view.id,
      responses: [...answers, coffeeAlone],
    });
    await given('answers to a survey', { surveyId: other.id, responses: answers });
    const untouched = await reportOf(nadia, other.id);
    const [, drink, often] = view.questions;
    if (!drink || !often) return fail('all questions');
    const [tea, , water] = drink.options;
    if (!tea || !water) return fail('all choices');
    const update = {
      id: view.id,
      title: view.title,
      questions: [{ ...drink, options: [water, tea] }, often],
      userId: nadia.id,
    };
    (await nadia.does(calls.updateSurvey(update))).succeeds();
    const report = await reportOf(nadia, view.id);
    expectSame(
      'questions',
      report.questions.map(({ text }) => text),
      ['What do you drink?', 'How often?'],
    );
    expectSame(
      'the choices that stayed',
      choiceFigures(report.questions[0]).map(([text, count]) => [text, count]),
      [
        ['Water', 0],
        ['Tea', 2],
        ['Others', 2],
      ],
    );
    expectSame('the choices of the other question', choiceFigures(report.questions[1])[0], [
      'Daily',
      1,
      50,
      50,
    ]);
    expectSame('who still has answered the first', report.questions[0]?.responseCount, 3);
    expectSame('responses', report.responses.length, 5);
    expectSame('the report of the other survey', await reportOf(nadia, other.id), untouched);
  },
);

journey('a renamed choice keeps its answers, where choices have ids (SERVER-10)', async () => {
  const nadia = await owner('Nadia');
  const view = await asked(nadia);
  await given('answers to a survey', { surveyId: view.id, responses: answers });
  const hasIds = view.questions.every(({ options }) => options.every(({ id }) => id !== undefined));
  if (!hasIds) return;
  const renamed = view.questions.map((each) => ({
    ...each,
    options: each.options.map((option) => ({ ...option, text: `${option.text}, renamed` })),
  }));
  const update = { id: view.id, title: view.title, questions: renamed, userId: nadia.id };
  (await nadia.does(calls.updateSurvey(update))).succeeds();
  const figures = choiceFigures((await reportOf(nadia, view.id)).questions[1]);
  expectSame(
    'the choices',
    figures.map(([text, count]) => [text, count]),
    [
      ['Tea, renamed', 2],
      ['Coffee, renamed', 1],
      ['Water, renamed', 0],
      ['Others', 2],
    ],
  );
});

journey('closing a survey changes none of its answers (SERVER-12)', async () => {
  const nadia = await owner('Nadia');
  const view = await asked(nadia);
  await given('answers to a survey', { surveyId: view.id, responses: answers });
  const { status: _open, ...before } = await reportOf(nadia, view.id);
  (await nadia.does(calls.setSurveyStatus({ id: view.id, status: 'Closed' }))).succeeds();
  const { status: _closed, ...after } = await reportOf(nadia, view.id);
  expectSame('the report but for its status', after, before);
});

const responsesOf = async (person: Person, page = 1, pageSize = 10) =>
  (await person.does(calls.listResponses(person.id, page, pageSize))).succeeds();

journey('the list of responses: every field, newest first (SERVER-18, RESPONSES-2)', async () => {
  const nadia = await owner('Nadia');
  const view = await asked(nadia);
  await given('answers to a survey', { surveyId: view.id, responses: answers });
  const { responses, totalPages, totalResponses } = await responsesOf(nadia);
  expectSame('the totals', [totalPages, totalResponses], [1, 4]);
  const seen = responses.map(
    ({ surveyorName, user, survey, timeSpent, completionPercentage, createdAt }) => ({
      name:
        surveyorName ||
        [user?.firstName, user?.middleName, user?.lastName].filter(Boolean).join(' '),
      survey: survey?.title,
      timeSpent,
      completionPercentage,
      createdAt: new Date(createdAt ?? '').toISOString(),
    }),
  );
  expectSame('responses', seen, [
    {
      name: 'Ada Byron King',
      survey: 'Market day',
      timeSpent: 901,
      completionPercentage: 75,
      createdAt: '2026-03-04T09:00:00.000Z',
    },
    {
      name: 'Ada King',
      survey: 'Market day',
      timeSpent: null,
      completionPercentage: 50,
      createdAt: '2026-03-03T09:00:00.000Z',
    },
    {
      name: 'Ada King',
      survey: 'Market day',
      timeSpent: 0,
      completionPercentage: 0,
      createdAt: '2026-03-02T09:00:00.000Z',
    },
    {
      name: 'Grace Hopper',
      survey: 'Market day',
      timeSpent: 3900,
      completionPercentage: 100,
      createdAt: '2026-03-01T09:00:00.000Z',
    },
  ]);
});

journey(
  'pages of responses: their size, their number, each response once, none beyond the last (SERVER-14)',
  async () => {
    const nadia = await owner('Nadia');
    expectSame('an empty list', await responsesOf(nadia), {
      responses: [],
      totalPages: 0,
      totalResponses: 0,
    });
    const view = await asked(nadia);
    const many = Array.from({ length: 12 }, (_, index) =>
      response({
        timeSpent: index,
        createdAt: `2026-03-${String(index + 1).padStart(2, '0')}T09:00:00.000Z`,
      }),
    );
    await given('answers to a survey', { surveyId: view.id, responses: many });
    for (const [pageSize, totalPages] of [
      [10, 2],
      [5, 3],
      [12, 1],
    ] as const) {
      const seen: unknown[] = [];
      for (let page = 1; page <= totalPages; page += 1) {
        const answer = await responsesOf(nadia, page, pageSize);
        expectSame('the totals', [answer.totalPages, answer.totalResponses], [totalPages, 12]);
        seen.push(...answer.responses.map(({ timeSpent }) => timeSpent));
      }
      expectSame(
        'timeSpent over all pages',
        seen,
        Array.from({ length: 12 }, (_, index) => 11 - index),
      );
      const beyond = await responsesOf(nadia, totalPages + 1, pageSize);
      expectSame('the page beyond the last', beyond, {
        responses: [],
        totalPages,
        totalResponses: 12,
      });
    }
    for (const [page, pageSize] of [
      [0, 10],
      [1, 0],
      [1, 101],
    ] as const) {
      (await nadia.does(calls.listResponses(nadia.id, page, pageSize))).isRefused(422);
    }
  },
);

journey(
  'an owner meets the responses to own surveys alone; a super administrator meets all (SERVER-15, SERVER-18, CALL-5)',
  async () => {
    const nadia = await owner('Nadia');
    const tomas = await owner('Tomas');
    const sofia = await superAdmin();
    const hers = await asked(nadia, 'Nadia’s own');
    const his = await asked(tomas, 'Tomas’ own');
    await given('answers to a survey', { surveyId: hers.id, responses: answers.slice(0, 3) });
    await given('answers to a survey', { surveyId: his.id, responses: answers.slice(3) });
    const titles = (list: Awaited<ReturnType<typeof responsesOf>>) => [
      list.totalResponses,
      ...list.responses.map(({ survey }) => survey?.title),
    ];
    expectSame('Nadia’s responses', titles(await responsesOf(nadia)), [
      3,
      'Nadia’s own',
      'Nadia’s own',
      'Nadia’s own',
    ]);
    expectSame('Tomas’ responses', titles(await responsesOf(tomas)), [1, 'Tomas’ own']);
    const all = (await sofia.does(calls.listAllResponses(sofia.id))).succeeds();
    expectSame('everyone’s responses', titles(all), [
      4,
      'Nadia’s own',
      'Nadia’s own',
      'Tomas’ own',
      'Nadia’s own',
    ]);
    const second = (await sofia.does(calls.listAllResponses(sofia.id, 2, 3))).succeeds();
    expectSame('page 2 of size 3', [second.totalPages, ...titles(second)], [2, 4, 'Nadia’s own']);
  },
);

journey('a renamed survey has its new name in the list of responses (SERVER-18)', async () => {
  const nadia = await owner('Nadia');
  const view = await asked(nadia);
  await given('answers to a survey', { surveyId: view.id, responses: answers.slice(0, 1) });
  const update = { id: view.id, title: 'Renamed', questions: view.questions, userId: nadia.id };
  (await nadia.does(calls.updateSurvey(update))).succeeds();
  expectSame(
    'the survey’s title',
    (await responsesOf(nadia)).responses[0]?.survey?.title,
    'Renamed',
  );
});

journey(
  'responses of the same moment are in the order of their ids, the higher first (SERVER-18)',
  async () => {
    const nadia = await owner('Nadia');
    const view = await asked(nadia);
    await given('answers to a survey', {
      surveyId: view.id,
      responses: [response(), response(), response()],
    });
    const ids = (await responsesOf(nadia)).responses.map(({ id }) => id);
    expectSame(
      'the ids',
      ids,
      ids.toSorted((one, other) => other - one),
    );
  },
);

journey(
  'a report and its list have every response, however many (SERVER-16, SERVER-17)',
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
      'the days',
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
      'who answered what',
      byDay,
      many.map((_, index) => [`Answer ${index % 5}`, index + 1]),
    );
    const { surveys } = (await nadia.does(calls.listSurveys(nadia.id))).succeeds();
    expectSame('responseCount', surveys[0]?.responseCount, 25);
  },
);
