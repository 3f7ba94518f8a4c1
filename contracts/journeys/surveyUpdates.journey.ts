import { answers, asked, choiceFigures, reportOf, response } from './answered.ts';
import { agent, choices, profile, question } from './bodies.ts';
import { calls } from './calls.ts';
import { expectSame } from './expectSame.ts';
import { fail } from './fail.ts';
import { given, notShown } from './given.ts';
import { journey } from './journey.ts';
import { emailOf, logIn, owner, passwordOf } from './people.ts';
import { sendJson } from './send.ts';
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

journey(
  'ids of another owner change nothing of theirs (SERVER-22, CALL-5, SERVER-13)',
  async () => {
    const nadia = await owner('Nadia');
    const tomas = await owner('Tomas');
    const theirs = await asked(tomas);
    await given('answers to a survey', { surveyId: theirs.id, responses: answers });
    const report = await reportOf(tomas, theirs.id);
    (await tomas.does(calls.createAgent(agent(tomas)))).succeeds();
    const [theirAgent] = (await tomas.does(calls.listAgents())).succeeds().data;
    const own = await created(nadia, { questions: [question({ type: 'single' })] });
    const [ownQuestion] = own.questions;
    const [, drink] = theirs.questions;
    if (!ownQuestion || !drink || !theirAgent) return fail('questions and an agent');
    const options = drink.options.map((option) => ({ ...option, text: 'Taken', isActive: false }));
    const update = { id: own.id, title: own.title, userId: nadia.id };
    for (const questions of [
      [{ ...ownQuestion, options }],
      [{ ...drink, text: 'Taken', options }],
      [{ ...ownQuestion, id: drink.id, options }],
    ]) {
      // Refused, or stored with ids of its own.
      await nadia.does(calls.updateSurvey({ ...update, questions }));
      const after = (await tomas.does(calls.readSurvey(theirs.id))).succeeds();
      expectSame('the other owner’s survey', after, theirs);
      expectSame('the other owner’s report', await reportOf(tomas, theirs.id), report);
    }
    const { password: _, ...form } = agent(nadia, { firstName: 'Taken', email: 'a@field.example' });
    (await nadia.does(calls.updateAgent({ ...form, id: theirAgent.id }))).isRefused(404);
    const profileOfOther = profile(nadia, { id: tomas.id, firstName: 'Taken' });
    expectSame('the status', (await sendJson('/user/update', profileOfOther, nadia)).status, 403);
    const agents = (await tomas.does(calls.listAgents())).succeeds().data;
    expectSame('the other owner’s agents', agents, [theirAgent]);
    const again = await logIn(emailOf('Tomas'), passwordOf('Tomas'));
    expectSame('the other owner', again.session?.user, tomas.session?.user);
  },
);

journey('a choice with the id of another question’s choice is new (SERVER-22)', async () => {
  const nadia = await owner('Nadia');
  const view = await asked(nadia);
  const [why, drink, often] = view.questions;
  const [tea] = drink?.options ?? [];
  if (!why || !drink || !often || !tea) return fail('all questions');
  if (tea.id === undefined) return notShown('choices have no ids');
  await given('answers to a survey', { surveyId: view.id, responses: answers });
  const before = (await reportOf(nadia, view.id)).questions[1];
  const changed = { ...often, options: [...often.options, { ...tea, text: 'Borrowed' }] };
  const update = { id: view.id, title: view.title, userId: nadia.id };
  const questions = [why, drink, changed];
  (await nadia.does(calls.updateSurvey({ ...update, questions }))).succeeds();
  const report = await reportOf(nadia, view.id);
  expectSame('the figures of the question that has the id', report.questions[1], before);
  const added = choiceFigures(report.questions[2]).find(([text]) => text === 'Borrowed');
  expectSame('the count of the new choice', added?.[1], 0);
});

journey('“Others” comes last, also behind deactivated choices (SERVER-16)', async () => {
  const nadia = await owner('Nadia');
  const view = await asked(nadia);
  const [why, drink, often] = view.questions;
  if (!why || !drink || !often) return fail('all questions');
  const options = [...drink.options, { text: 'Cocoa', isActive: false }];
  const update = { id: view.id, title: view.title, userId: nadia.id };
  const questions = [why, { ...drink, options }, often];
  (await nadia.does(calls.updateSurvey({ ...update, questions }))).succeeds();
  const summary = (await reportOf(nadia, view.id)).questions[1];
  const highest = (summary?.options ?? []).toSorted(
    (one, other) => (other.order ?? 0) - (one.order ?? 0),
  )[0];
  expectSame('the choice with the highest order', highest?.text, 'Others');
});

journey('a report shows an answer at once (SERVER-16)', async () => {
  const nadia = await owner('Nadia');
  const view = await asked(nadia);
  for (const count of [1, 2]) {
    await given('answers to a survey', { surveyId: view.id, responses: [response()] });
    expectSame('the responses', (await reportOf(nadia, view.id)).responses.length, count);
  }
});
