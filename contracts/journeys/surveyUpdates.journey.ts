import { agentUpdate, createAgent, listAgents } from './agents.ts';
import {
  answers,
  createAnsweredSurvey,
  createResponse,
  createSampleSurvey,
  fetchReport,
  optionFigures,
  optionStates,
} from './answeredSurveys.ts';
import { options, profile, question, survey } from './bodies.ts';
import { calls } from './calls.ts';
import { expectSame, failExpecting } from './expectations.ts';
import { journey } from './journey.ts';
import { letters } from './limits.ts';
import { emailFor, logIn, passwordFor, signUpOwner } from './people.ts';
import { sendJson } from './send.ts';
import { prepareState, skipJourney } from './states.ts';
import {
  buildUpdateCall,
  createSurvey,
  listSurveys,
  newestSurvey,
  questionsOfEveryType,
  readTitles,
  removeIds,
  waitForNextTimestamp,
} from './surveys.ts';

journey(
  'an update stores exactly its content: texts, types, required flags, options, order, additions and omissions (SERVER-10)',
  async (nadia) => {
    const otherSurvey = await createSurvey(nadia, {
      title: 'Another one',
      questions: questionsOfEveryType,
    });
    await waitForNextTimestamp();
    const surveyBefore = await createSurvey(nadia, {
      title: 'Market day',
      questions: questionsOfEveryType,
    });
    // Read the report first: a server that caches it must show the update.
    await fetchReport(nadia, surveyBefore.id);
    const [whyQuestion, drinkQuestion, oftenQuestion] = surveyBefore.questions;
    if (!whyQuestion || !drinkQuestion || !oftenQuestion) return failExpecting('all questions');
    const [tea, coffee] = drinkQuestion.options;
    if (!tea || !coffee) return failExpecting('all choices');
    const questions = [
      { ...oftenQuestion, text: 'How often now?', type: 'multiple' as const, required: false },
      {
        ...drinkQuestion,
        required: true,
        hasOthers: false,
        options: [
          { ...coffee, isActive: true },
          { ...tea, text: 'Green tea' },
          { text: 'Juice', isActive: false },
        ],
      },
      question({ text: 'Brand new?', type: 'single', options: options('Yes', 'No') }),
      { ...whyQuestion, required: false, hasOthers: true },
    ];
    await nadia.fetch(
      buildUpdateCall(nadia, surveyBefore, { title: 'Market day, renamed', questions }),
    );
    const surveyAfter = await nadia.fetch(calls.getSurvey(surveyBefore.id));
    expectSame('the title read again', surveyAfter.title, 'Market day, renamed');
    expectSame('the questions', removeIds(surveyAfter.questions), removeIds(questions as never));
    expectSame(
      'the ids of the questions that stayed',
      [0, 1, 3].map((index) => surveyAfter.questions[index]?.id),
      [oftenQuestion.id, drinkQuestion.id, whyQuestion.id],
    );
    const report = await fetchReport(nadia, surveyBefore.id);
    const reportFields = [
      report.title,
      ...report.questions.map(({ id, text, type }) => ({ id, text, type })),
    ];
    const surveyFields = [
      surveyAfter.title,
      ...surveyAfter.questions.map(({ id, text, type }) => ({ id, text, type })),
    ];
    expectSame('title and questions of the report', reportFields, surveyFields);
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
      failExpecting('a new id for the new question');
    const untouchedSurvey = await nadia.fetch(calls.getSurvey(otherSurvey.id));
    expectSame('the other survey', untouchedSurvey, otherSurvey);
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
    const firstSurvey = await createSurvey(nadia, { title: 'First' });
    await waitForNextTimestamp();
    const secondSurvey = await createSurvey(nadia, { title: 'Second' });
    expectSame('the titles in the list', readTitles(await listSurveys(nadia)), ['Second', 'First']);
    await waitForNextTimestamp();
    await nadia.fetch(calls.updateSurveyStatus({ id: firstSurvey.id, status: 'Closed' }));
    expectSame('the titles in the list', readTitles(await listSurveys(nadia)), ['First', 'Second']);
    for (const [survey, title, status] of [
      [secondSurvey, 'Second', 'Open'],
      [firstSurvey, 'First', 'Closed'],
    ] as const) {
      await waitForNextTimestamp();
      await nadia.fetch(buildUpdateCall(nadia, survey));
      const [row, secondRow] = (await listSurveys(nadia)).surveys;
      expectSame('the newest row', [row?.title, row?.status], [title, status]);
      const isLater = Date.parse(row?.updatedAt ?? '') > Date.parse(secondRow?.updatedAt ?? '');
      expectSame('whether updatedAt is the time of the update', isLater, true);
    }
    await nadia.fetch(buildUpdateCall(nadia, secondSurvey));
    await waitForNextTimestamp();
    await nadia.fetch(calls.updateSurveyStatus({ id: firstSurvey.id, status: 'Open' }));
    expectSame('the titles in the list', readTitles(await listSurveys(nadia)), ['First', 'Second']);
    await nadia.expectRefused(422, calls.updateSurveyStatus({ status: 'Open' } as never));
  },
);

journey(
  'a logo stays if omitted, is replaced by another, and is removed by null (SERVER-11)',
  async (nadia) => {
    const savedSurvey = await createSurvey(nadia, { image: 'https://example.com/one.png' });
    const longUrl = `https://example.com/${letters(300)}.png`;
    for (const [change, logo] of [
      [{}, 'https://example.com/one.png'],
      [{ logo: longUrl }, longUrl],
      [{ logo: null }, null],
    ] as const) {
      await nadia.fetch(buildUpdateCall(nadia, savedSurvey, change));
      expectSame('the logo', (await newestSurvey(nadia)).logo || null, logo);
    }
  },
);

journey(
  'an update with ids of another survey leaves that survey unchanged (SERVER-10)',
  async (nadia) => {
    const firstSurvey = await createSurvey(nadia, {
      title: 'First',
      questions: questionsOfEveryType,
    });
    await waitForNextTimestamp();
    const secondSurvey = await createSurvey(nadia, { title: 'Second', questions: [question()] });
    await nadia.send(buildUpdateCall(nadia, secondSurvey, { questions: firstSurvey.questions }));
    expectSame('the first survey', await nadia.fetch(calls.getSurvey(firstSurvey.id)), firstSurvey);
    const surveyAfter = await nadia.fetch(calls.getSurvey(secondSurvey.id));
    const bodyWithForeignIds = survey(nadia, { questions: firstSurvey.questions });
    await nadia.send(calls.createSurvey(bodyWithForeignIds));
    const questions = [...surveyAfter.questions, ...(await newestSurvey(nadia)).questions];
    const collectIds = (all: typeof questions) => [
      ...all.map(({ id }) => `question ${id}`),
      ...all.flatMap(({ options }) => options.flatMap(({ id }) => (id ? [`choice ${id}`] : []))),
    ];
    const sharedIds = collectIds(questions).filter((id) =>
      collectIds(firstSurvey.questions).includes(id),
    );
    expectSame('ids that both surveys have', sharedIds, []);
  },
);

journey(
  'a call with the ids of another owner’s records does not change those records (SERVER-22, CALL-5, SERVER-13)',
  async (nadia) => {
    const tomas = await signUpOwner('Tomas');
    const otherOwnersSurvey = await createAnsweredSurvey(tomas);
    const report = await fetchReport(tomas, otherOwnersSurvey.id);
    const theirAgent = await createAgent(tomas);
    const requireOwnSurvey = await createSurvey(nadia, {
      questions: [question({ type: 'single' })],
    });
    const [ownQuestion] = requireOwnSurvey.questions;
    const [, drinkQuestion] = otherOwnersSurvey.questions;
    if (!ownQuestion || !drinkQuestion) return failExpecting('the questions');
    const options = drinkQuestion.options.map((option) => ({
      ...option,
      text: 'Taken',
      isActive: false,
    }));
    for (const questions of [
      [{ ...ownQuestion, options }],
      [{ ...drinkQuestion, text: 'Taken', options }],
      [{ ...ownQuestion, id: drinkQuestion.id, options }],
    ]) {
      // Refused, or stored with ids of its own.
      await nadia.send(buildUpdateCall(nadia, requireOwnSurvey, { questions }));
      const surveyAfter = await tomas.fetch(calls.getSurvey(otherOwnersSurvey.id));
      expectSame('the other owner’s survey', surveyAfter, otherOwnersSurvey);
      expectSame(
        'the other owner’s report',
        await fetchReport(tomas, otherOwnersSurvey.id),
        report,
      );
    }
    const agent = agentUpdate(nadia, theirAgent.id, { email: 'a@field.example' });
    await nadia.expectRefused(404, calls.updateAgent(agent));
    const profileOfOther = profile(nadia, { id: tomas.id, firstName: 'Taken' });
    expectSame('the status', (await sendJson('/user/update', profileOfOther, nadia)).status, 403);
    expectSame('the other owner’s agents', (await listAgents(tomas)).data, [theirAgent]);
    const tomasAfterCalls = await logIn(emailFor('Tomas'), passwordFor('Tomas'));
    expectSame('the other owner', tomasAfterCalls.session?.user, tomas.session?.user);
  },
);

journey(
  'an option sent with the id of another question’s option becomes a new option (SERVER-22)',
  async (nadia) => {
    const savedSurvey = await createSampleSurvey(nadia);
    const [whyQuestion, drinkQuestion, oftenQuestion] = savedSurvey.questions;
    const [tea] = drinkQuestion?.options ?? [];
    if (!whyQuestion || !drinkQuestion || !oftenQuestion || !tea)
      return failExpecting('all questions');
    if (tea.id === undefined) return skipJourney('choices have no ids');
    await prepareState('answers to a survey', { surveyId: savedSurvey.id, responses: answers });
    const questionBefore = (await fetchReport(nadia, savedSurvey.id)).questions[1];
    const changedQuestion = {
      ...oftenQuestion,
      options: [...oftenQuestion.options, { ...tea, text: 'Borrowed' }],
    };
    await nadia.fetch(
      buildUpdateCall(nadia, savedSurvey, {
        questions: [whyQuestion, drinkQuestion, changedQuestion],
      }),
    );
    const report = await fetchReport(nadia, savedSurvey.id);
    expectSame('the figures of the question that has the id', report.questions[1], questionBefore);
    const addedFigures = optionFigures(report.questions[2]).find(([text]) => text === 'Borrowed');
    expectSame('the count of the new choice', addedFigures?.[1], 0);
  },
);

journey('“Others” is the last option, also after deactivated ones (SERVER-16)', async (nadia) => {
  const savedSurvey = await createSampleSurvey(nadia);
  const [whyQuestion, drinkQuestion, oftenQuestion] = savedSurvey.questions;
  if (!whyQuestion || !drinkQuestion || !oftenQuestion) return failExpecting('all questions');
  const options = [...drinkQuestion.options, { text: 'Cocoa', isActive: false }];
  await nadia.fetch(
    buildUpdateCall(nadia, savedSurvey, {
      questions: [whyQuestion, { ...drinkQuestion, options }, oftenQuestion],
    }),
  );
  const summary = (await fetchReport(nadia, savedSurvey.id)).questions[1];
  const lastOption = (summary?.options ?? []).toSorted(
    (a, b) => (b.order ?? 0) - (a.order ?? 0),
  )[0];
  expectSame('the choice with the highest order', lastOption?.text, 'Others');
});

journey('a report shows an answer at once (SERVER-16)', async (nadia) => {
  const savedSurvey = await createSampleSurvey(nadia);
  for (const count of [1, 2]) {
    await prepareState('answers to a survey', {
      surveyId: savedSurvey.id,
      responses: [createResponse()],
    });
    expectSame('the responses', (await fetchReport(nadia, savedSurvey.id)).responses.length, count);
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
    const savedSurvey = await createSurvey(nadia);
    await expectNow('it was created');
    await nadia.fetch(buildUpdateCall(nadia, savedSurvey));
    await expectNow('an update');
    await nadia.fetch(calls.updateSurveyStatus({ id: savedSurvey.id, status: 'Closed' }));
    await expectNow('a change of status');
  },
);

journey('an update may remove all options and all questions (SERVER-10)', async (nadia) => {
  const savedSurvey = await createSurvey(nadia, { questions: questionsOfEveryType });
  const bareQuestions = savedSurvey.questions.map((question) => ({
    ...question,
    required: false,
    options: [],
  }));
  for (const questions of [bareQuestions, []]) {
    await nadia.fetch(buildUpdateCall(nadia, savedSurvey, { questions }));
    const surveyAfter = await nadia.fetch(calls.getSurvey(savedSurvey.id));
    expectSame('the questions', removeIds(surveyAfter.questions), removeIds(questions));
  }
});
