import { choices, question, survey } from './bodies.ts';
import { calls } from './calls.ts';
import { expectSame } from './expectSame.ts';
import { fail } from './fail.ts';
import { journey } from './journey.ts';
import { letters } from './limits.ts';
import type { Person } from './Person.ts';
import { owner, superAdmin } from './people.ts';
import { created, newestSurvey, withoutIds } from './surveys.ts';

const listOf = async (person: Person, page = 1, pageSize = 10) =>
  (await person.does(calls.listSurveys(person.id, page, pageSize))).succeeds();

const titlesOf = ({ surveys }: Awaited<ReturnType<typeof listOf>>) =>
  surveys.map(({ title }) => title);

/** One of everything that a question can be. */
const everyKind = [
  question({ text: 'Why did you come?', required: true }),
  question({
    text: 'What do you drink?',
    type: 'multiple',
    hasOthers: true,
    options: [
      { text: 'Tea', isActive: true },
      { text: 'Coffee', isActive: false },
      { text: 'Water', isActive: true },
    ],
  }),
  question({
    text: 'How often?',
    type: 'single',
    required: true,
    options: choices('Daily', 'Weekly'),
  }),
  question({ text: 'Anything else?', required: false }),
];

/** Changes of a survey go by time: the next one is later than the last. */
const later = () => new Promise((done) => setTimeout(done, 5));

journey(
  'a new survey is Open, in its owner’s list, its own view and its report, with every field as sent (SERVER-9, CALL-1)',
  async () => {
    const nadia = await owner('Nadia');
    const before = Date.now();
    const logo = 'https://example.com/logo.png';
    const view = await created(nadia, { title: 'Market day', image: logo, questions: everyKind });
    expectSame('the title', view.title, 'Market day');
    expectSame('the logo', view.logo, logo);
    expectSame('questions', withoutIds(view.questions), everyKind);
    const ids = view.questions.map(({ id }) => id);
    if (new Set(ids).size !== ids.length) fail('an id of its own for each question');
    const choiceIds = view.questions.flatMap(({ options }) =>
      options.flatMap(({ id }) => id ?? []),
    );
    if (new Set(choiceIds).size !== choiceIds.length) fail('an id of its own for each choice');
    const [row, ...others] = (await listOf(nadia)).surveys;
    expectSame('other rows', others, []);
    expectSame(
      'the row',
      { ...row, updatedAt: '', user: null },
      {
        id: view.id,
        title: 'Market day',
        status: 'Open',
        updatedAt: '',
        responseCount: 0,
        user: null,
      },
    );
    const changedAt = Date.parse(row?.updatedAt ?? '');
    if (!/^\d{4}-\d\d-\d\dT/.test(row?.updatedAt ?? ''))
      fail('updatedAt to be an ISO date and time');
    if (!(Math.abs(changedAt - before) < 24 * 60 * 60 * 1000)) fail('updatedAt to be now');
    const report = (await nadia.does(calls.readReport(view.id))).succeeds();
    expectSame('the title of the report', report.title, 'Market day');
    expectSame(
      'questions of the report',
      report.questions.map(({ id, text, type }) => ({ id, text, type })),
      view.questions.map(({ id, text, type }) => ({ id, text, type })),
    );
  },
);

journey(
  'a survey without a logo has none, and one without questions has none (SERVER-9)',
  async () => {
    const nadia = await owner('Nadia');
    const view = await created(nadia, { questions: [] });
    expectSame('the logo', view.logo || null, null);
    expectSame('questions', view.questions, []);
  },
);

journey(
  'an update stores just what it says: texts, types, marks, choices, order, new and left out (SERVER-10)',
  async () => {
    const nadia = await owner('Nadia');
    const other = await created(nadia, { title: 'Another one', questions: everyKind });
    await later();
    const before = await created(nadia, { title: 'Market day', questions: everyKind });
    const [why, drink, often] = before.questions;
    if (!why || !drink || !often) return fail('all questions');
    const [tea, coffee] = drink.options;
    if (!tea || !coffee) return fail('all choices');
    const questions = [
      { ...often, text: 'How often now?', type: 'multiple' as const, required: false },
      {
        ...drink,
        required: true,
        hasOthers: false,
        options: [
          { ...coffee, isActive: true },
          { ...tea, text: 'Green tea' },
          { text: 'Juice', isActive: false },
        ],
      },
      question({ text: 'Brand new?', type: 'single', options: choices('Yes', 'No') }),
      { ...why, required: false, hasOthers: true },
    ];
    const update = { id: before.id, title: 'Market day, renamed', questions, userId: nadia.id };
    (await nadia.does(calls.updateSurvey(update))).succeeds();
    const after = (await nadia.does(calls.readSurvey(before.id))).succeeds();
    expectSame('the title', after.title, 'Market day, renamed');
    expectSame('questions', withoutIds(after.questions), withoutIds(questions as never));
    expectSame(
      'the ids of the questions that stayed',
      [0, 1, 3].map((at) => after.questions[at]?.id),
      [often.id, drink.id, why.id],
    );
    const newId = after.questions[2]?.id;
    if (before.questions.some(({ id }) => id === newId)) fail('a new id for the new question');
    const untouched = (await nadia.does(calls.readSurvey(other.id))).succeeds();
    expectSame('the other survey', untouched, other);
    const rows = (await listOf(nadia)).surveys.map(({ title, status }) => ({ title, status }));
    expectSame('rows', rows, [
      { title: 'Market day, renamed', status: 'Open' },
      { title: 'Another one', status: 'Open' },
    ]);
  },
);

journey(
  'an update keeps the status, and moves the survey to the top of the list (SERVER-10, SERVER-12)',
  async () => {
    const nadia = await owner('Nadia');
    const first = await created(nadia, { title: 'First' });
    await later();
    await created(nadia, { title: 'Second' });
    await later();
    expectSame('titles', titlesOf(await listOf(nadia)), ['Second', 'First']);
    (await nadia.does(calls.setSurveyStatus({ id: first.id, status: 'Closed' }))).succeeds();
    await later();
    const { id, questions } = first;
    const update = { id, title: 'First', questions, userId: nadia.id };
    const [before] = (await listOf(nadia)).surveys;
    (await nadia.does(calls.updateSurvey(update))).succeeds();
    const [row] = (await listOf(nadia)).surveys;
    expectSame('the newest row', [row?.title, row?.status], ['First', 'Closed']);
    if (Date.parse(row?.updatedAt ?? '') <= Date.parse(before?.updatedAt ?? '')) {
      fail('updatedAt to be the time of the update');
    }
  },
);

journey(
  'a logo stays when none is sent, is replaced by another, and goes with null (SERVER-11)',
  async () => {
    const nadia = await owner('Nadia');
    const view = await created(nadia, { image: 'https://example.com/one.png' });
    const update = { id: view.id, title: view.title, questions: view.questions, userId: nadia.id };
    const logoAfter = async (change: { logo?: string | null }) => {
      (await nadia.does(calls.updateSurvey({ ...update, ...change }))).succeeds();
      return (await newestSurvey(nadia)).logo || null;
    };
    expectSame('the logo', await logoAfter({}), 'https://example.com/one.png');
    expectSame(
      'the logo',
      await logoAfter({ logo: 'https://example.com/two.png' }),
      'https://example.com/two.png',
    );
    expectSame('the logo', await logoAfter({ logo: null }), null);
  },
);

journey(
  'a survey is closed and opened, and nothing else changes (SERVER-12, LIST-10)',
  async () => {
    const nadia = await owner('Nadia');
    const other = await created(nadia, { title: 'Another one' });
    const view = await created(nadia, { title: 'Market day', questions: everyKind });
    const statuses = async () =>
      Object.fromEntries((await listOf(nadia)).surveys.map(({ title, status }) => [title, status]));
    for (const status of ['Closed', 'Closed', 'Open', 'Open', 'Closed'] as const) {
      (await nadia.does(calls.setSurveyStatus({ id: view.id, status }))).succeeds();
      expectSame('statuses', await statuses(), { 'Market day': status, 'Another one': 'Open' });
    }
    expectSame('the survey', (await nadia.does(calls.readSurvey(view.id))).succeeds(), view);
    expectSame('the other', (await nadia.does(calls.readSurvey(other.id))).succeeds(), other);
    for (const status of ['Draft', 'closed', '', null]) {
      (await nadia.does(calls.setSurveyStatus({ id: view.id, status: status as never }))).isRefused(
        422,
      );
    }
    expectSame('statuses', await statuses(), { 'Market day': 'Closed', 'Another one': 'Open' });
  },
);

journey(
  'pages of surveys: their size, their number, each survey once, none beyond the last (SERVER-14)',
  async () => {
    const nadia = await owner('Nadia');
    const tomas = await owner('Tomas');
    expectSame('an empty list', await listOf(nadia), { surveys: [], totalPages: 0 });
    await created(tomas, { title: 'Not hers' });
    for (let number = 1; number <= 12; number += 1) {
      (
        await nadia.does(calls.createSurvey(survey(nadia, { title: `Survey ${number}` })))
      ).succeeds();
      await later();
    }
    const expected = Array.from({ length: 12 }, (_, index) => `Survey ${12 - index}`);
    for (const [pageSize, totalPages] of [
      [10, 2],
      [5, 3],
      [4, 3],
      [12, 1],
      [100, 1],
    ] as const) {
      const seen: string[] = [];
      for (let page = 1; page <= totalPages; page += 1) {
        const answer = await listOf(nadia, page, pageSize);
        expectSame('totalPages', answer.totalPages, totalPages);
        expectSame(
          'titles',
          titlesOf(answer),
          expected.slice((page - 1) * pageSize, page * pageSize),
        );
        seen.push(...titlesOf(answer));
      }
      expectSame('all titles', seen, expected);
      const beyond = await listOf(nadia, totalPages + 1, pageSize);
      expectSame('the page beyond the last', beyond, { surveys: [], totalPages });
    }
    for (const [page, pageSize] of [
      [0, 10],
      [-1, 10],
      [1, 0],
      [1, 101],
      [1.5, 10],
      ['two' as never, 10],
      ['two' as never, 10],
    ] as const) {
      (await nadia.does(calls.listSurveys(nadia.id, page, pageSize))).isRefused(422);
    }
  },
);

journey(
  'another owner’s survey is not there: in no list, no view, no report, no write (CALL-5, SERVER-5)',
  async () => {
    const nadia = await owner('Nadia');
    const tomas = await owner('Tomas');
    const view = await created(nadia, { title: 'Nadia’s own', questions: everyKind });
    expectSame('the list of the other', titlesOf(await listOf(tomas)), []);
    (await tomas.does(calls.readSurvey(view.id))).isRefused(404);
    (await tomas.does(calls.readReport(view.id))).isRefused(404);
    (await tomas.does(calls.setSurveyStatus({ id: view.id, status: 'Closed' }))).isRefused(404);
    const takeover = { id: view.id, title: 'Taken over', questions: [], userId: tomas.id };
    (await tomas.does(calls.updateSurvey(takeover))).isRefused(404);
    expectSame('the survey', await newestSurvey(nadia), view);
    expectSame('the status', (await listOf(nadia)).surveys[0]?.status, 'Open');
    expectSame('the list of the other', titlesOf(await listOf(tomas)), []);
  },
);

journey('nobody creates or updates a survey in another’s name (SERVER-13, SERVER-5)', async () => {
  const nadia = await owner('Nadia');
  const tomas = await owner('Tomas');
  const own = await created(tomas, { title: 'Tomas’ own' });
  const forged = tomas.inTheNameOf(nadia);
  (await forged.does(calls.createSurvey(survey(nadia)))).isRefused(403);
  const update = { id: own.id, title: 'Changed', questions: [], userId: nadia.id };
  (await forged.does(calls.updateSurvey(update))).isRefused(403);
  expectSame('Nadia’s list', titlesOf(await listOf(nadia)), []);
  expectSame('Tomas’ list', titlesOf(await listOf(tomas)), ['Tomas’ own']);
});

journey(
  'a super administrator has everyone’s surveys, each with its owner’s address, and any report (SERVER-15, LIST-2)',
  async () => {
    const nadia = await owner('Nadia');
    const tomas = await owner('Tomas');
    const sofia = await superAdmin();
    await created(nadia, { title: 'Nadia’s own' });
    await later();
    const view = await created(tomas, { title: 'Tomas’ own' });
    const { surveys, totalPages } = (await sofia.does(calls.listAllSurveys(sofia.id))).succeeds();
    expectSame('totalPages', totalPages, 1);
    expectSame(
      'rows',
      surveys.map(({ title, user, status, responseCount }) => ({
        title,
        status,
        responseCount,
        email: user?.email,
      })),
      [
        { title: 'Tomas’ own', status: 'Open', responseCount: 0, email: 'tomas@journey.example' },
        { title: 'Nadia’s own', status: 'Open', responseCount: 0, email: 'nadia@journey.example' },
      ],
    );
    const second = (await sofia.does(calls.listAllSurveys(sofia.id, 2, 1))).succeeds();
    expectSame(
      'page 2 of size 1',
      [second.totalPages, ...second.surveys.map(({ title }) => title)],
      [2, 'Nadia’s own'],
    );
    (await sofia.does(calls.listAllSurveys(sofia.id, 0))).isRefused(422);
    expectSame(
      'the report',
      (await sofia.does(calls.readReport(view.id))).succeeds().title,
      'Tomas’ own',
    );
  },
);

const broken: [string, object][] = [
  ['no title', { title: '' }],
  ['a title of blanks', { title: '   ' }],
  ['a title of one letter', { title: ' A ' }],
  ['a title of 51 letters', { title: letters(51) }],
  ['no questions at all', { questions: undefined }],
  ...['radio', 'other', 'rating', 'number', 'Text', ''].map((type): [string, object] => [
    `a question of the type "${type}"`,
    { questions: [question({ type: type as never })] },
  ]),
  ['a question without a text', { questions: [question({ text: undefined as never })] }],
  ['a question without its choices', { questions: [question({ options: undefined as never })] }],
  ['a question without a mark', { questions: [question({ hasOthers: undefined as never })] }],
  [
    'a choice without its state',
    { questions: [question({ type: 'single', options: [{ text: 'Tea' } as never] })] },
  ],
  ['a mark that is no boolean', { questions: [question({ required: 'yes' as never })] }],
  [
    'a required question without choices',
    { questions: [question({ type: 'single', required: true })] },
  ],
  [
    'a required question without an active choice',
    {
      questions: [
        question({ type: 'multiple', required: true, options: [{ text: 'Tea', isActive: false }] }),
      ],
    },
  ],
  [
    'a required question with an empty choice',
    { questions: [question({ type: 'single', required: true, options: choices('Tea', '') })] },
  ],
];

for (const [what, change] of broken) {
  journey(
    `a survey with ${what} is refused, new or changed, and nothing is stored (SERVER-4, SERVER-5, CALL-7)`,
    async () => {
      const nadia = await owner('Nadia');
      const view = await created(nadia, { title: 'As it was' });
      (await nadia.does(calls.createSurvey({ ...survey(nadia), ...change }))).isRefused(422);
      const update = { id: view.id, title: 'Changed', questions: [], userId: nadia.id, ...change };
      (await nadia.does(calls.updateSurvey(update))).isRefused(422);
      expectSame('titles', titlesOf(await listOf(nadia)), ['As it was']);
      expectSame('the survey', await newestSurvey(nadia), view);
    },
  );
}

journey(
  'what the rules allow is stored: titles of 2 and 50 letters, empty texts where nothing is required (SERVER-4, BUILDER-17)',
  async () => {
    const nadia = await owner('Nadia');
    for (const title of [letters(2), letters(50)]) {
      expectSame('the title', (await created(nadia, { title })).title, title);
      await later();
    }
    const questions = [
      question({ text: '' }),
      question({ type: 'single', options: choices('', 'Tea') }),
      question({
        type: 'single',
        required: true,
        options: [
          { text: '', isActive: false },
          { text: 'Tea', isActive: true },
        ],
      }),
    ];
    expectSame('questions', withoutIds((await created(nadia, { questions })).questions), questions);
  },
);

journey('a survey that is not there is answered 404 (CALL-5)', async () => {
  const nadia = await owner('Nadia');
  const { id } = await created(nadia);
  const missing = id + 1_000_000;
  (await nadia.does(calls.readSurvey(missing))).isRefused(404);
  (await nadia.does(calls.readReport(missing))).isRefused(404);
  (await nadia.does(calls.setSurveyStatus({ id: missing, status: 'Closed' }))).isRefused(404);
  (
    await nadia.does(
      calls.updateSurvey({ id: missing, title: 'Nowhere', questions: [], userId: nadia.id }),
    )
  ).isRefused(404);
  expectSame('totalPages', (await listOf(nadia)).totalPages, 1);
});

journey(
  'an update that carries the ids of another survey takes nothing from it (SERVER-10)',
  async () => {
    const nadia = await owner('Nadia');
    const first = await created(nadia, { title: 'First', questions: everyKind });
    await later();
    const second = await created(nadia, { title: 'Second', questions: [question()] });
    const update = { id: second.id, title: 'Second', questions: first.questions, userId: nadia.id };
    await nadia.does(calls.updateSurvey(update));
    expectSame(
      'the first survey',
      (await nadia.does(calls.readSurvey(first.id))).succeeds(),
      first,
    );
    const { questions } = (await nadia.does(calls.readSurvey(second.id))).succeeds();
    const idsOf = (all: typeof questions) => [
      ...all.map(({ id }) => `question ${id}`),
      ...all.flatMap(({ options }) => options.flatMap(({ id }) => (id ? [`choice ${id}`] : []))),
    ];
    const shared = idsOf(questions).filter((id) => idsOf(first.questions).includes(id));
    expectSame('ids that both surveys have', shared, []);
  },
);

journey(
  'texts are stored as they were typed, but for the blanks around a title (SERVER-9)',
  async () => {
    const nadia = await owner('Nadia');
    const text = 'Tea & <b>"coffee"</b> \'n\' 漢字 😀 \\ é';
    const questions = [
      question({ text }),
      question({ type: 'single', options: choices(text, 'Tea', 'Tea') }),
    ];
    const view = await created(nadia, { title: `  ${text}  `, questions });
    expectSame('the title', view.title, text);
    expectSame('questions', withoutIds(view.questions), questions);
    const update = { id: view.id, title: `  ${letters(50)}  `, questions, userId: nadia.id };
    (await nadia.does(calls.updateSurvey(update))).succeeds();
    expectSame('the title', (await newestSurvey(nadia)).title, letters(50));
  },
);

journey('a long survey is stored whole, and two of one title are two (SERVER-9)', async () => {
  const nadia = await owner('Nadia');
  const questions = Array.from({ length: 40 }, (_, index) =>
    question({
      text: `Question ${index}`,
      type: 'multiple',
      options: choices(...Array.from({ length: 12 }, (_each, at) => `Choice ${at}`)),
    }),
  );
  expectSame('questions', withoutIds((await created(nadia, { questions })).questions), questions);
  await later();
  await created(nadia, { questions: [] });
  expectSame('titles', titlesOf(await listOf(nadia)), ['Spring visitors', 'Spring visitors']);
});

journey(
  'a change of status is a change of the survey: it moves to the top of the list (SERVER-12)',
  async () => {
    const nadia = await owner('Nadia');
    const first = await created(nadia, { title: 'First' });
    await later();
    await created(nadia, { title: 'Second' });
    await later();
    (await nadia.does(calls.setSurveyStatus({ id: first.id, status: 'Closed' }))).succeeds();
    expectSame('titles', titlesOf(await listOf(nadia)), ['First', 'Second']);
    (await nadia.does(calls.setSurveyStatus({ status: 'Open' } as never))).isRefused(422);
  },
);

journey(
  'everyone’s surveys by pages: none where there are none, none beyond the last (SERVER-14, SERVER-15)',
  async () => {
    const sofia = await superAdmin();
    const nadia = await owner('Nadia');
    const pageOf = async (page: number, pageSize = 10) =>
      (await sofia.does(calls.listAllSurveys(sofia.id, page, pageSize))).succeeds();
    expectSame('an empty list', await pageOf(1), { surveys: [], totalPages: 0 });
    await created(nadia);
    expectSame('the page beyond the last', await pageOf(2), { surveys: [], totalPages: 1 });
  },
);
