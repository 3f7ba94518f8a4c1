import { options, question, unusualTexts } from './bodies.ts';
import { calls } from './calls.ts';
import { expectSame, failExpecting } from './expectations.ts';
import { journey } from './journey.ts';
import { letters, missingId } from './limits.ts';
import { send } from './send.ts';
import {
  buildUpdateCall,
  createSurvey,
  listSurveys,
  questionsOfEveryType,
  readTitles,
  removeIds,
  waitForNextTimestamp,
} from './surveys.ts';

journey(
  'a new survey is Open, and its owner’s list, view and report have every field as sent (SERVER-9, CALL-1)',
  async (nadia) => {
    const timeBefore = Date.now();
    const logo = 'https://example.com/logo.png';
    const savedSurvey = await createSurvey(nadia, {
      title: 'Market day',
      image: logo,
      questions: questionsOfEveryType,
    });
    expectSame('the title read again', savedSurvey.title, 'Market day');
    expectSame('the logo', savedSurvey.logo, logo);
    expectSame('the questions', removeIds(savedSurvey.questions), questionsOfEveryType);
    const ids = savedSurvey.questions.map(({ id }) => id);
    if (new Set(ids).size !== ids.length) failExpecting('an id of its own for each question');
    const optionIds = savedSurvey.questions.flatMap(({ options }) =>
      options.flatMap(({ id }) => id ?? []),
    );
    if (new Set(optionIds).size !== optionIds.length)
      failExpecting('an id of its own for each choice');
    const [row, ...otherRows] = (await listSurveys(nadia)).surveys;
    expectSame('the other rows of the list', otherRows, []);
    expectSame(
      'the row',
      { ...row, updatedAt: '', user: null },
      {
        id: savedSurvey.id,
        title: 'Market day',
        status: 'Open',
        updatedAt: '',
        responseCount: 0,
        user: null,
      },
    );
    const changedAt = Date.parse(row?.updatedAt ?? '');
    if (!/^\d{4}-\d\d-\d\dT/.test(row?.updatedAt ?? ''))
      failExpecting('updatedAt to be an ISO date and time');
    if (!(Math.abs(changedAt - timeBefore) < 24 * 60 * 60 * 1000))
      failExpecting('updatedAt to be now');
    const report = await nadia.fetch(calls.analyzeSurvey(savedSurvey.id));
    expectSame('the title of the report', report.title, 'Market day');
    expectSame(
      'questions of the report',
      report.questions.map(({ id, text, type }) => ({ id, text, type })),
      savedSurvey.questions.map(({ id, text, type }) => ({ id, text, type })),
    );
  },
);

journey(
  'a survey is closed and opened, and nothing else changes (SERVER-12, LIST-10)',
  async (nadia) => {
    const otherSurvey = await createSurvey(nadia, { title: 'Another one' });
    const image = 'https://example.com/logo.png';
    const savedSurvey = await createSurvey(nadia, {
      title: 'Market day',
      image,
      questions: questionsOfEveryType,
    });
    const statuses = async () =>
      Object.fromEntries(
        (await listSurveys(nadia)).surveys.map(({ title, status }) => [title, status]),
      );
    for (const status of ['Closed', 'Closed', 'Open', 'Open', 'Closed'] as const) {
      await nadia.fetch(calls.updateSurveyStatus({ id: savedSurvey.id, status }));
      expectSame('the statuses in the list', await statuses(), {
        'Market day': status,
        'Another one': 'Open',
      });
    }
    expectSame('the survey', await nadia.fetch(calls.getSurvey(savedSurvey.id)), savedSurvey);
    expectSame('the other record', await nadia.fetch(calls.getSurvey(otherSurvey.id)), otherSurvey);
    for (const status of ['Draft', 'closed', '', null]) {
      await nadia.expectRefused(
        422,
        calls.updateSurveyStatus({ id: savedSurvey.id, status: status as never }),
      );
    }
    expectSame('the statuses in the list', await statuses(), {
      'Market day': 'Closed',
      'Another one': 'Open',
    });
  },
);

journey('a missing survey is answered 404 (CALL-5)', async (nadia) => {
  const { id } = await createSurvey(nadia);
  for (const missingSurveyId of [missingId(id), 3_000_000_000]) {
    await nadia.expectRefused(404, calls.getSurvey(missingSurveyId));
    await nadia.expectRefused(404, calls.analyzeSurvey(missingSurveyId));
    await nadia.expectRefused(
      404,
      calls.updateSurveyStatus({ id: missingSurveyId, status: 'Closed' }),
    );
    const missingSurvey = { id: missingSurveyId, title: 'Nowhere', questions: [] };
    await nadia.expectRefused(404, buildUpdateCall(nadia, missingSurvey));
  }
  for (const wrongId of [`${id}x`, `${id}.5`, 'x']) {
    const { status } = await send('GET', `/survey/${wrongId}`, { person: nadia });
    if (status !== 404 && status !== 422)
      failExpecting('status 404 or 422 for an id that is no number');
  }
  expectSame('totalPages', (await listSurveys(nadia)).totalPages, 1);
});

journey(
  'a survey may be long, or have no logo and no questions; two may share a title (SERVER-9)',
  async (nadia) => {
    const questions = Array.from({ length: 60 }, (_, index) =>
      question({
        text: `Question ${index}`,
        type: 'multiple',
        options: options(
          ...Array.from({ length: 30 }, (_each, index) => `${index} ${letters(300)}`),
        ),
      }),
    );
    const longSurvey = await createSurvey(nadia, { questions });
    expectSame('the questions', removeIds(longSurvey.questions), questions);
    await nadia.fetch(buildUpdateCall(nadia, longSurvey));
    await waitForNextTimestamp();
    const emptySurvey = await createSurvey(nadia, { questions: [] });
    expectSame('logo and questions', [emptySurvey.logo || null, emptySurvey.questions], [null, []]);
    const titles = readTitles(await listSurveys(nadia));
    expectSame('the titles in the list', titles, ['Spring visitors', 'Spring visitors']);
    await nadia.fetch(calls.updateSurveyStatus({ id: longSurvey.id, status: 'Closed' }));
    const openCount = (await listSurveys(nadia)).surveys.filter(
      ({ status }) => status === 'Open',
    ).length;
    expectSame('how many are open', openCount, 1);
  },
);

journey('reading a report or view changes nothing (SERVER-27)', async (nadia) => {
  const firstSurvey = await createSurvey(nadia, { title: 'First' });
  await waitForNextTimestamp();
  await createSurvey(nadia, { title: 'Second' });
  const listBefore = await listSurveys(nadia);
  await nadia.fetch(calls.analyzeSurvey(firstSurvey.id));
  await nadia.fetch(calls.getSurvey(firstSurvey.id));
  expectSame('the list', await listSurveys(nadia), listBefore);
});

journey(
  'texts are stored as sent, except blanks around a title (SERVER-9, SERVER-10, SERVER-26)',
  async (nadia) => {
    const title = 'Cafe\u0301  & <b>ﬁ</b> Ⅳ';
    const questions = unusualTexts.map((text) =>
      question({ text, type: 'single', options: options(text, 'Tea', 'Tea') }),
    );
    const savedSurvey = await createSurvey(nadia, { title: `\u3000 ${title} \u00a0`, questions });
    expectSame('the title', savedSurvey.title, title);
    expectSame('the questions', removeIds(savedSurvey.questions), questions);
    for (const newTitle of [letters(50), title]) {
      await nadia.fetch(buildUpdateCall(nadia, savedSurvey, { title: `  ${newTitle}  ` }));
      const surveyAfter = await nadia.fetch(calls.getSurvey(savedSurvey.id));
      expectSame('the title after the update', surveyAfter.title, newTitle);
      expectSame('the questions after the update', removeIds(surveyAfter.questions), questions);
    }
  },
);
