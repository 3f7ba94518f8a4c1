import { choices, question } from './bodies.ts';
import { calls } from './calls.ts';
import { expectSame } from './expectSame.ts';
import { fail } from './fail.ts';
import { journey } from './journey.ts';
import { letters } from './limits.ts';
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
  'a new survey is Open, and its owner’s list, view and report have every field as sent (SERVER-9, CALL-1)',
  async () => {
    const nadia = await owner('Nadia');
    const before = Date.now();
    const logo = 'https://example.com/logo.png';
    const view = await created(nadia, { title: 'Market day', image: logo, questions: everyKind });
    expectSame('the title read again', view.title, 'Market day');
    expectSame('the logo', view.logo, logo);
    expectSame('the questions', withoutIds(view.questions), everyKind);
    const ids = view.questions.map(({ id }) => id);
    if (new Set(ids).size !== ids.length) fail('an id of its own for each question');
    const choiceIds = view.questions.flatMap(({ options }) =>
      options.flatMap(({ id }) => id ?? []),
    );
    if (new Set(choiceIds).size !== choiceIds.length) fail('an id of its own for each choice');
    const [row, ...others] = (await listOf(nadia)).surveys;
    expectSame('the other rows of the list', others, []);
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

journey('a survey may have no logo and no questions (SERVER-9)', async () => {
  const nadia = await owner('Nadia');
  const view = await created(nadia, { questions: [] });
  expectSame('the logo', view.logo || null, null);
  expectSame('the questions', view.questions, []);
});

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
      expectSame('the statuses in the list', await statuses(), {
        'Market day': status,
        'Another one': 'Open',
      });
    }
    expectSame('the survey', (await nadia.does(calls.readSurvey(view.id))).succeeds(), view);
    expectSame(
      'the other record',
      (await nadia.does(calls.readSurvey(other.id))).succeeds(),
      other,
    );
    for (const status of ['Draft', 'closed', '', null]) {
      (await nadia.does(calls.setSurveyStatus({ id: view.id, status: status as never }))).isRefused(
        422,
      );
    }
    expectSame('the statuses in the list', await statuses(), {
      'Market day': 'Closed',
      'Another one': 'Open',
    });
  },
);

journey('a missing survey is answered 404 (CALL-5)', async () => {
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

journey('texts are stored as typed, except blanks around a title (SERVER-9)', async () => {
  const nadia = await owner('Nadia');
  const text = 'Tea & <b>"coffee"</b> \'n\' 漢字 😀 \\ é';
  const questions = [
    question({ text }),
    question({ type: 'single', options: choices(text, 'Tea', 'Tea') }),
  ];
  const view = await created(nadia, { title: `  ${text}  `, questions });
  expectSame('the title read again', view.title, text);
  expectSame('the questions', withoutIds(view.questions), questions);
  const update = { id: view.id, title: `  ${letters(50)}  `, questions, userId: nadia.id };
  (await nadia.does(calls.updateSurvey(update))).succeeds();
  expectSame('the title read again', (await newestSurvey(nadia)).title, letters(50));
});

journey('a long survey is stored whole, and two surveys may share a title (SERVER-9)', async () => {
  const nadia = await owner('Nadia');
  const questions = Array.from({ length: 40 }, (_, index) =>
    question({
      text: `Question ${index}`,
      type: 'multiple',
      options: choices(...Array.from({ length: 12 }, (_each, at) => `Choice ${at}`)),
    }),
  );
  expectSame(
    'the questions',
    withoutIds((await created(nadia, { questions })).questions),
    questions,
  );
  await later();
  await created(nadia, { questions: [] });
  expectSame('the titles in the list', titlesOf(await listOf(nadia)), [
    'Spring visitors',
    'Spring visitors',
  ]);
});

journey('creating and updating store the title (SERVER-9, SERVER-10)', async () => {
  const nadia = await owner('Nadia');
  const view = await created(nadia, { title: 'Spring visitors' });
  expectSame('the title of the new survey', view.title, 'Spring visitors');
  const update = { ...view, title: 'Summer visitors', userId: nadia.id } as never;
  (await nadia.does(calls.updateSurvey(update))).succeeds();
  const updated = (await nadia.does(calls.readSurvey(view.id))).succeeds();
  expectSame('the title after the update', updated.title, 'Summer visitors');
});
