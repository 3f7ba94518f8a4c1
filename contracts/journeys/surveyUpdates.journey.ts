import { choices, question } from './bodies.ts';
import { calls } from './calls.ts';
import { expectSame } from './expectSame.ts';
import { fail } from './fail.ts';
import { journey } from './journey.ts';
import { owner } from './people.ts';
import {
  created,
  everyKind,
  later,
  listOf,
  newestSurvey,
  titlesOf,
  withoutIds,
} from './surveys.ts';

journey(
  'an update stores exactly its content: texts, types, marks, choices, order, additions and omissions (SERVER-10)',
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
    expectSame('the title read again', after.title, 'Market day, renamed');
    expectSame('the questions', withoutIds(after.questions), withoutIds(questions as never));
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
    expectSame('the rows of the list', rows, [
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
    expectSame('the titles in the list', titlesOf(await listOf(nadia)), ['Second', 'First']);
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
  'a logo stays if omitted, is replaced by another, and is removed by null (SERVER-11)',
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

journey('an update with another survey’s ids takes nothing from it (SERVER-10)', async () => {
  const nadia = await owner('Nadia');
  const first = await created(nadia, { title: 'First', questions: everyKind });
  await later();
  const second = await created(nadia, { title: 'Second', questions: [question()] });
  const update = { id: second.id, title: 'Second', questions: first.questions, userId: nadia.id };
  await nadia.does(calls.updateSurvey(update));
  expectSame('the first survey', (await nadia.does(calls.readSurvey(first.id))).succeeds(), first);
  const { questions } = (await nadia.does(calls.readSurvey(second.id))).succeeds();
  const idsOf = (all: typeof questions) => [
    ...all.map(({ id }) => `question ${id}`),
    ...all.flatMap(({ options }) => options.flatMap(({ id }) => (id ? [`choice ${id}`] : []))),
  ];
  const shared = idsOf(questions).filter((id) => idsOf(first.questions).includes(id));
  expectSame('ids that both surveys have', shared, []);
});

journey('a status change moves the survey to the top of the list (SERVER-12)', async () => {
  const nadia = await owner('Nadia');
  const first = await created(nadia, { title: 'First' });
  await later();
  await created(nadia, { title: 'Second' });
  await later();
  (await nadia.does(calls.setSurveyStatus({ id: first.id, status: 'Closed' }))).succeeds();
  expectSame('the titles in the list', titlesOf(await listOf(nadia)), ['First', 'Second']);
  (await nadia.does(calls.setSurveyStatus({ status: 'Open' } as never))).isRefused(422);
});
