import { agentsOf, agentUpdate, createdAgent } from './agents.ts';
import {
  answered,
  answers,
  asked,
  choiceFigures,
  reportOf,
  response,
  standing,
} from './answered.ts';
import { choices, profile, question, survey } from './bodies.ts';
import { calls } from './calls.ts';
import { expectSame, fail } from './expectations.ts';
import { given, notShown } from './given.ts';
import { journey } from './journey.ts';
import { letters } from './limits.ts';
import { emailOf, logIn, owner, passwordOf } from './people.ts';
import { asks, sendJson } from './send.ts';
import {
  created,
  everyKind,
  later,
  listOf,
  newestSurvey,
  titlesOf,
  updateOf,
  withoutIds,
} from './surveys.ts';

journey(
  'an update stores exactly its content: texts, types, marks, choices, order, additions and omissions (SERVER-10)',
  async (nadia) => {
    const other = await created(nadia, { title: 'Another one', questions: everyKind });
    await later();
    const before = await created(nadia, { title: 'Market day', questions: everyKind });
    // A report that was read before shows the update, too.
    await reportOf(nadia, before.id);
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
    await nadia.gets(updateOf(nadia, before, { title: 'Market day, renamed', questions }));
    const after = await nadia.gets(calls.getSurvey(before.id));
    expectSame('the title read again', after.title, 'Market day, renamed');
    expectSame('the questions', withoutIds(after.questions), withoutIds(questions as never));
    expectSame(
      'the ids of the questions that stayed',
      [0, 1, 3].map((at) => after.questions[at]?.id),
      [often.id, drink.id, why.id],
    );
    const report = await reportOf(nadia, before.id);
    const shown = [
      report.title,
      ...report.questions.map(({ id, text, type }) => ({ id, text, type })),
    ];
    const viewed = [
      after.title,
      ...after.questions.map(({ id, text, type }) => ({ id, text, type })),
    ];
    expectSame('title and questions of the report', shown, viewed);
    expectSame('the choices of the changed question in the report', standing(report.questions[1]), [
      [1, 'Coffee', true],
      [2, 'Green tea', true],
      [3, 'Juice', false],
    ]);
    const newId = after.questions[2]?.id;
    if (before.questions.some(({ id }) => id === newId)) fail('a new id for the new question');
    const untouched = await nadia.gets(calls.getSurvey(other.id));
    expectSame('the other survey', untouched, other);
    const rows = (await listOf(nadia)).surveys.map(({ title, status }) => ({ title, status }));
    expectSame('the rows of the list', rows, [
      { title: 'Market day, renamed', status: 'Open' },
      { title: 'Another one', status: 'Open' },
    ]);
  },
);

journey(
  'an update or status change moves the survey to the top of the list, and an update keeps the status (SERVER-10, SERVER-12, SERVER-27)',
  async (nadia) => {
    const first = await created(nadia, { title: 'First' });
    await later();
    const second = await created(nadia, { title: 'Second' });
    expectSame('the titles in the list', titlesOf(await listOf(nadia)), ['Second', 'First']);
    await later();
    await nadia.gets(calls.updateSurveyStatus({ id: first.id, status: 'Closed' }));
    expectSame('the titles in the list', titlesOf(await listOf(nadia)), ['First', 'Second']);
    for (const [survey, title, status] of [
      [second, 'Second', 'Open'],
      [first, 'First', 'Closed'],
    ] as const) {
      await later();
      await nadia.gets(updateOf(nadia, survey));
      const [row, before] = (await listOf(nadia)).surveys;
      expectSame('the newest row', [row?.title, row?.status], [title, status]);
      const isLater = Date.parse(row?.updatedAt ?? '') > Date.parse(before?.updatedAt ?? '');
      expectSame('whether updatedAt is the time of the update', isLater, true);
    }
    if (asks('0.3.3')) {
      await nadia.gets(updateOf(nadia, second));
      await later();
      await nadia.gets(calls.updateSurveyStatus({ id: first.id, status: 'Open' }));
      expectSame('the titles in the list', titlesOf(await listOf(nadia)), ['First', 'Second']);
    }
    await nadia.isRefused(422, calls.updateSurveyStatus({ status: 'Open' } as never));
  },
);

journey(
  'a logo stays if omitted, is replaced by another, and is removed by null (SERVER-11)',
  async (nadia) => {
    const view = await created(nadia, { image: 'https://example.com/one.png' });
    const longUrl = `https://example.com/${letters(300)}.png`;
    for (const [change, logo] of [
      [{}, 'https://example.com/one.png'],
      [{ logo: longUrl }, longUrl],
      [{ logo: null }, null],
    ] as const) {
      await nadia.gets(updateOf(nadia, view, change));
      expectSame('the logo', (await newestSurvey(nadia)).logo || null, logo);
    }
  },
);

journey('an update with another survey’s ids takes nothing from it (SERVER-10)', async (nadia) => {
  const first = await created(nadia, { title: 'First', questions: everyKind });
  await later();
  const second = await created(nadia, { title: 'Second', questions: [question()] });
  await nadia.does(updateOf(nadia, second, { questions: first.questions }));
  expectSame('the first survey', await nadia.gets(calls.getSurvey(first.id)), first);
  const after = await nadia.gets(calls.getSurvey(second.id));
  const third = survey(nadia, { questions: first.questions });
  if (asks('0.3.3')) await nadia.does(calls.createSurvey(third));
  const questions = [...after.questions, ...(await newestSurvey(nadia)).questions];
  const idsOf = (all: typeof questions) => [
    ...all.map(({ id }) => `question ${id}`),
    ...all.flatMap(({ options }) => options.flatMap(({ id }) => (id ? [`choice ${id}`] : []))),
  ];
  const shared = idsOf(questions).filter((id) => idsOf(first.questions).includes(id));
  expectSame('ids that both surveys have', shared, []);
});

journey(
  'ids of another owner change nothing of theirs (SERVER-22, CALL-5, SERVER-13)',
  async (nadia) => {
    const tomas = await owner('Tomas');
    const theirs = await answered(tomas);
    const report = await reportOf(tomas, theirs.id);
    const theirAgent = await createdAgent(tomas);
    const own = await created(nadia, { questions: [question({ type: 'single' })] });
    const [ownQuestion] = own.questions;
    const [, drink] = theirs.questions;
    if (!ownQuestion || !drink) return fail('the questions');
    const options = drink.options.map((option) => ({ ...option, text: 'Taken', isActive: false }));
    for (const questions of [
      [{ ...ownQuestion, options }],
      [{ ...drink, text: 'Taken', options }],
      [{ ...ownQuestion, id: drink.id, options }],
    ]) {
      // Refused, or stored with ids of its own.
      await nadia.does(updateOf(nadia, own, { questions }));
      const after = await tomas.gets(calls.getSurvey(theirs.id));
      expectSame('the other owner’s survey', after, theirs);
      expectSame('the other owner’s report', await reportOf(tomas, theirs.id), report);
    }
    const agent = agentUpdate(nadia, theirAgent.id, { email: 'a@field.example' });
    await nadia.isRefused(404, calls.updateAgent(agent));
    const profileOfOther = profile(nadia, { id: tomas.id, firstName: 'Taken' });
    expectSame('the status', (await sendJson('/user/update', profileOfOther, nadia)).status, 403);
    expectSame('the other owner’s agents', (await agentsOf(tomas)).data, [theirAgent]);
    const again = await logIn(emailOf('Tomas'), passwordOf('Tomas'));
    expectSame('the other owner', again.session?.user, tomas.session?.user);
  },
);

journey('a choice with the id of another question’s choice is new (SERVER-22)', async (nadia) => {
  const view = await asked(nadia);
  const [why, drink, often] = view.questions;
  const [tea] = drink?.options ?? [];
  if (!why || !drink || !often || !tea) return fail('all questions');
  if (tea.id === undefined) return notShown('choices have no ids');
  await given('answers to a survey', { surveyId: view.id, responses: answers });
  const before = (await reportOf(nadia, view.id)).questions[1];
  const changed = { ...often, options: [...often.options, { ...tea, text: 'Borrowed' }] };
  await nadia.gets(updateOf(nadia, view, { questions: [why, drink, changed] }));
  const report = await reportOf(nadia, view.id);
  expectSame('the figures of the question that has the id', report.questions[1], before);
  const added = choiceFigures(report.questions[2]).find(([text]) => text === 'Borrowed');
  expectSame('the count of the new choice', added?.[1], 0);
});

journey('“Others” comes last, also behind deactivated choices (SERVER-16)', async (nadia) => {
  const view = await asked(nadia);
  const [why, drink, often] = view.questions;
  if (!why || !drink || !often) return fail('all questions');
  const options = [...drink.options, { text: 'Cocoa', isActive: false }];
  await nadia.gets(updateOf(nadia, view, { questions: [why, { ...drink, options }, often] }));
  const summary = (await reportOf(nadia, view.id)).questions[1];
  const highest = (summary?.options ?? []).toSorted(
    (one, other) => (other.order ?? 0) - (one.order ?? 0),
  )[0];
  expectSame('the choice with the highest order', highest?.text, 'Others');
});

journey('a report shows an answer at once (SERVER-16)', async (nadia) => {
  const view = await asked(nadia);
  for (const count of [1, 2]) {
    await given('answers to a survey', { surveyId: view.id, responses: [response()] });
    expectSame('the responses', (await reportOf(nadia, view.id)).responses.length, count);
  }
});

journey(
  'updatedAt is the time of the change, within a minute (SERVER-27, SERVER-12)',
  async (nadia) => {
    const expectNow = async (what: string) => {
      const { surveys } = await nadia.gets(calls.listSurveys(nadia.id));
      const minutes = (Date.now() - Date.parse(surveys[0]?.updatedAt ?? '')) / 60_000;
      expectSame(`whether updatedAt is now, after ${what}`, Math.abs(minutes) <= 1, true);
    };
    const view = await created(nadia);
    await expectNow('it was created');
    await nadia.gets(updateOf(nadia, view));
    await expectNow('an update');
    await nadia.gets(calls.updateSurveyStatus({ id: view.id, status: 'Closed' }));
    await expectNow('a change of status');
  },
);

journey('an update may remove all choices and all questions (SERVER-10)', async (nadia) => {
  const view = await created(nadia, { questions: everyKind });
  const bare = view.questions.map((one) => ({ ...one, required: false, options: [] }));
  for (const questions of [bare, []]) {
    await nadia.gets(updateOf(nadia, view, { questions }));
    const after = await nadia.gets(calls.getSurvey(view.id));
    expectSame('the questions', withoutIds(after.questions), withoutIds(questions));
  }
});
