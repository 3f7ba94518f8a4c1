import { agentUpdate, createdAgent, listAgents } from './agents.ts';
import {
  answers,
  createAnsweredSurvey,
  createSampleSurvey,
  fetchReport,
  optionFigures,
  optionStates,
  response,
} from './answeredSurveys.ts';
import { options, profile, question, survey } from './bodies.ts';
import { calls } from './calls.ts';
import { expectSame, fail } from './expectations.ts';
import { journey } from './journey.ts';
import { letters } from './limits.ts';
import { emailFor, logIn, owner, passwordFor } from './people.ts';
import { isRequired, sendJson } from './send.ts';
import { notShown, prepareState } from './states.ts';
import {
  created,
  createUpdate,
  everyKind,
  later,
  listSurveys,
  newestSurvey,
  readTitles,
  removeIds,
} from './surveys.ts';

journey(
  'an update stores exactly its content: texts, types, marks, choices, order, additions and omissions (SERVER-10)',
  async (nadia) => {
    const otherSurvey = await created(nadia, { title: 'Another one', questions: everyKind });
    await later();
    const surveyBefore = await created(nadia, { title: 'Market day', questions: everyKind });
    // A report that was read before shows the update, too.
    await fetchReport(nadia, surveyBefore.id);
    const [why, drink, often] = surveyBefore.questions;
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
      question({ text: 'Brand new?', type: 'single', options: options('Yes', 'No') }),
      { ...why, required: false, hasOthers: true },
    ];
    await nadia.fetch(
      createUpdate(nadia, surveyBefore, { title: 'Market day, renamed', questions }),
    );
    const surveyAfter = await nadia.fetch(calls.getSurvey(surveyBefore.id));
    expectSame('the title read again', surveyAfter.title, 'Market day, renamed');
    expectSame('the questions', removeIds(surveyAfter.questions), removeIds(questions as never));
    expectSame(
      'the ids of the questions that stayed',
      [0, 1, 3].map((index) => surveyAfter.questions[index]?.id),
      [often.id, drink.id, why.id],
    );
    const report = await fetchReport(nadia, surveyBefore.id);
    const visibleFields = [
      report.title,
      ...report.questions.map(({ id, text, type }) => ({ id, text, type })),
    ];
    const viewed = [
      surveyAfter.title,
      ...surveyAfter.questions.map(({ id, text, type }) => ({ id, text, type })),
    ];
    expectSame('title and questions of the report', visibleFields, viewed);
    expectSame(
      'the choices of the changed question in the report',
      optionStates(report.questions[1]),
      [
        [1, 'Coffee', true],
        [2, 'Green tea', true],
        [3, 'Juice', false],
      ],
    );
    const newId = surveyAfter.questions[2]?.id;
    if (surveyBefore.questions.some(({ id }) => id === newId))
      fail('a new id for the new question');
    const untouched = await nadia.fetch(calls.getSurvey(otherSurvey.id));
    expectSame('the other survey', untouched, otherSurvey);
    const rows = (await listSurveys(nadia)).surveys.map(({ title, status }) => ({ title, status }));
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
    expectSame('the titles in the list', readTitles(await listSurveys(nadia)), ['Second', 'First']);
    await later();
    await nadia.fetch(calls.updateSurveyStatus({ id: first.id, status: 'Closed' }));
    expectSame('the titles in the list', readTitles(await listSurveys(nadia)), ['First', 'Second']);
    for (const [survey, title, status] of [
      [second, 'Second', 'Open'],
      [first, 'First', 'Closed'],
    ] as const) {
      await later();
      await nadia.fetch(createUpdate(nadia, survey));
      const [row, rowBefore] = (await listSurveys(nadia)).surveys;
      expectSame('the newest row', [row?.title, row?.status], [title, status]);
      const isLater = Date.parse(row?.updatedAt ?? '') > Date.parse(rowBefore?.updatedAt ?? '');
      expectSame('whether updatedAt is the time of the update', isLater, true);
    }
    if (isRequired('0.3.3')) {
      await nadia.fetch(createUpdate(nadia, second));
      await later();
      await nadia.fetch(calls.updateSurveyStatus({ id: first.id, status: 'Open' }));
      expectSame('the titles in the list', readTitles(await listSurveys(nadia)), [
        'First',
        'Second',
      ]);
    }
    await nadia.expectRefused(422, calls.updateSurveyStatus({ status: 'Open' } as never));
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
      await nadia.fetch(createUpdate(nadia, view, change));
      expectSame('the logo', (await newestSurvey(nadia)).logo || null, logo);
    }
  },
);

journey('an update with another survey’s ids takes nothing from it (SERVER-10)', async (nadia) => {
  const first = await created(nadia, { title: 'First', questions: everyKind });
  await later();
  const second = await created(nadia, { title: 'Second', questions: [question()] });
  await nadia.send(createUpdate(nadia, second, { questions: first.questions }));
  expectSame('the first survey', await nadia.fetch(calls.getSurvey(first.id)), first);
  const surveyAfter = await nadia.fetch(calls.getSurvey(second.id));
  const third = survey(nadia, { questions: first.questions });
  if (isRequired('0.3.3')) await nadia.send(calls.createSurvey(third));
  const questions = [...surveyAfter.questions, ...(await newestSurvey(nadia)).questions];
  const collectIds = (all: typeof questions) => [
    ...all.map(({ id }) => `question ${id}`),
    ...all.flatMap(({ options }) => options.flatMap(({ id }) => (id ? [`choice ${id}`] : []))),
  ];
  const shared = collectIds(questions).filter((id) => collectIds(first.questions).includes(id));
  expectSame('ids that both surveys have', shared, []);
});

journey(
  'ids of another owner change nothing of theirs (SERVER-22, CALL-5, SERVER-13)',
  async (nadia) => {
    const tomas = await owner('Tomas');
    const theirs = await createAnsweredSurvey(tomas);
    const report = await fetchReport(tomas, theirs.id);
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
      await nadia.send(createUpdate(nadia, own, { questions }));
      const surveyAfter = await tomas.fetch(calls.getSurvey(theirs.id));
      expectSame('the other owner’s survey', surveyAfter, theirs);
      expectSame('the other owner’s report', await fetchReport(tomas, theirs.id), report);
    }
    const agent = agentUpdate(nadia, theirAgent.id, { email: 'a@field.example' });
    await nadia.expectRefused(404, calls.updateAgent(agent));
    const profileOfOther = profile(nadia, { id: tomas.id, firstName: 'Taken' });
    expectSame('the status', (await sendJson('/user/update', profileOfOther, nadia)).status, 403);
    expectSame('the other owner’s agents', (await listAgents(tomas)).data, [theirAgent]);
    const again = await logIn(emailFor('Tomas'), passwordFor('Tomas'));
    expectSame('the other owner', again.session?.user, tomas.session?.user);
  },
);

journey('a choice with the id of another question’s choice is new (SERVER-22)', async (nadia) => {
  const view = await createSampleSurvey(nadia);
  const [why, drink, often] = view.questions;
  const [tea] = drink?.options ?? [];
  if (!why || !drink || !often || !tea) return fail('all questions');
  if (tea.id === undefined) return notShown('choices have no ids');
  await prepareState('answers to a survey', { surveyId: view.id, responses: answers });
  const questionBefore = (await fetchReport(nadia, view.id)).questions[1];
  const changedQuestion = { ...often, options: [...often.options, { ...tea, text: 'Borrowed' }] };
  await nadia.fetch(createUpdate(nadia, view, { questions: [why, drink, changedQuestion] }));
  const report = await fetchReport(nadia, view.id);
  expectSame('the figures of the question that has the id', report.questions[1], questionBefore);
  const added = optionFigures(report.questions[2]).find(([text]) => text === 'Borrowed');
  expectSame('the count of the new choice', added?.[1], 0);
});

journey('“Others” comes last, also behind deactivated choices (SERVER-16)', async (nadia) => {
  const view = await createSampleSurvey(nadia);
  const [why, drink, often] = view.questions;
  if (!why || !drink || !often) return fail('all questions');
  const options = [...drink.options, { text: 'Cocoa', isActive: false }];
  await nadia.fetch(createUpdate(nadia, view, { questions: [why, { ...drink, options }, often] }));
  const summary = (await fetchReport(nadia, view.id)).questions[1];
  const highest = (summary?.options ?? []).toSorted((a, b) => (b.order ?? 0) - (a.order ?? 0))[0];
  expectSame('the choice with the highest order', highest?.text, 'Others');
});

journey('a report shows an answer at once (SERVER-16)', async (nadia) => {
  const view = await createSampleSurvey(nadia);
  for (const count of [1, 2]) {
    await prepareState('answers to a survey', { surveyId: view.id, responses: [response()] });
    expectSame('the responses', (await fetchReport(nadia, view.id)).responses.length, count);
  }
});

journey(
  'updatedAt is the time of the change, within a minute (SERVER-27, SERVER-12)',
  async (nadia) => {
    const expectNow = async (what: string) => {
      const { surveys } = await nadia.fetch(calls.listSurveys(nadia.id));
      const minutes = (Date.now() - Date.parse(surveys[0]?.updatedAt ?? '')) / 60_000;
      expectSame(`whether updatedAt is now, after ${what}`, Math.abs(minutes) <= 1, true);
    };
    const view = await created(nadia);
    await expectNow('it was created');
    await nadia.fetch(createUpdate(nadia, view));
    await expectNow('an update');
    await nadia.fetch(calls.updateSurveyStatus({ id: view.id, status: 'Closed' }));
    await expectNow('a change of status');
  },
);

journey('an update may remove all choices and all questions (SERVER-10)', async (nadia) => {
  const view = await created(nadia, { questions: everyKind });
  const bare = view.questions.map((question) => ({ ...question, required: false, options: [] }));
  for (const questions of [bare, []]) {
    await nadia.fetch(createUpdate(nadia, view, { questions }));
    const surveyAfter = await nadia.fetch(calls.getSurvey(view.id));
    expectSame('the questions', removeIds(surveyAfter.questions), removeIds(questions));
  }
});
