import { createAnsweredSurvey, fetchReport } from './answeredSurveys.ts';
import { options, question, survey } from './bodies.ts';
import { calls } from './calls.ts';
import { expectSame } from './expectations.ts';
import { journey } from './journey.ts';
import { letters, missingId } from './limits.ts';
import { signUpOwner } from './people.ts';
import { onePixel } from './picture.ts';
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
  'another owner’s survey is in no list, and its view, report and update return 404 (CALL-5, SERVER-5)',
  async (nadia) => {
    const tomas = await signUpOwner('Tomas');
    const savedSurvey = await createSurvey(nadia, {
      title: 'Nadia’s own',
      questions: questionsOfEveryType,
    });
    expectSame('the list of the other', readTitles(await listSurveys(tomas)), []);
    for (const status of ['Open', 'Closed'] as const) {
      await nadia.fetch(calls.updateSurveyStatus({ id: savedSurvey.id, status }));
      // A cache by survey would answer the next person, too.
      await nadia.fetch(calls.getSurvey(savedSurvey.id));
      await fetchReport(nadia, savedSurvey.id);
      await tomas.expectRefused(404, calls.getSurvey(savedSurvey.id));
      await tomas.expectRefused(404, calls.analyzeSurvey(savedSurvey.id));
      const otherStatus = status === 'Open' ? 'Closed' : 'Open';
      await tomas.expectRefused(
        404,
        calls.updateSurveyStatus({ id: savedSurvey.id, status: otherStatus }),
      );
      await tomas.expectRefused(404, buildUpdateCall(tomas, savedSurvey, { title: 'Taken over' }));
      expectSame('the survey', await newestSurvey(nadia), savedSurvey);
      expectSame('the status', (await listSurveys(nadia)).surveys[0]?.status, status);
    }
    expectSame('the list of the other', readTitles(await listSurveys(tomas)), []);
  },
);

journey(
  'nobody creates or updates a survey in another’s name (SERVER-13, SERVER-5)',
  async (nadia) => {
    const tomas = await signUpOwner('Tomas');
    const requireOwnSurvey = await createSurvey(tomas, { title: 'Tomas’ own' });
    const impersonator = tomas.inTheNameOf(nadia);
    await impersonator.expectRefused(403, calls.createSurvey(survey(nadia)));
    await impersonator.expectRefused(
      403,
      buildUpdateCall(nadia, requireOwnSurvey, { title: 'Changed' }),
    );
    const missingSurvey = { ...requireOwnSurvey, id: missingId(requireOwnSurvey.id) };
    await impersonator.expectRefused(403, buildUpdateCall(nadia, missingSurvey));
    expectSame('Nadia’s list', readTitles(await listSurveys(nadia)), []);
    expectSame('Tomas’ list', readTitles(await listSurveys(tomas)), ['Tomas’ own']);
  },
);

const broken: [string, object][] = [
  ['no title', { title: '' }],
  ['a title of blanks', { title: '   ' }],
  ['a title of invisible characters', { title: '\u200b\u2060\u3164' }],
  ['a title of one letter', { title: ' A ' }],
  ['a title of 51 letters', { title: letters(51) }],
  ['no questions at all', { questions: undefined }],
  ...['no such type', 'Text', ''].map((type): [string, object] => [
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
    { questions: [question({ type: 'single', required: true, options: options('Tea', '') })] },
  ],
];

journey(
  'an invalid survey is refused on create and update, and nothing is stored (SERVER-4, SERVER-5, CALL-7)',
  async (nadia) => {
    const savedSurvey = await createSurvey(nadia, { title: 'As it was' });
    for (const [what, change] of broken) {
      await nadia.expectRefused(422, calls.createSurvey({ ...survey(nadia), ...change }));
      await nadia.expectRefused(
        422,
        buildUpdateCall(nadia, savedSurvey, { title: 'Changed', ...change }),
      );
      const titles = readTitles(await listSurveys(nadia));
      expectSame(`the titles in the list, after ${what}`, titles, ['As it was']);
      expectSame(`the survey, after ${what}`, await newestSurvey(nadia), savedSurvey);
    }
  },
);

journey(
  'values at the limits are stored: titles of 2 and 50 letters, empty texts where nothing is required (SERVER-4, BUILDER-17)',
  async (nadia) => {
    for (const title of [letters(2), letters(50)]) {
      expectSame('the title read again', (await createSurvey(nadia, { title })).title, title);
      await waitForNextTimestamp();
    }
    const questions = [
      question({ text: '' }),
      question({ type: 'single', options: options('', 'Tea') }),
      question({
        type: 'single',
        required: true,
        options: [
          { text: '', isActive: false },
          { text: 'Tea', isActive: true },
        ],
      }),
    ];
    const savedSurvey = await createSurvey(nadia, { questions });
    expectSame('the questions', removeIds(savedSurvey.questions), questions);
  },
);

journey(
  'a refused update changes no logo, question, option or answer, and no updatedAt (SERVER-21, SERVER-27, SERVER-5)',
  async (nadia) => {
    const surveyBefore = await createAnsweredSurvey(nadia);
    await waitForNextTimestamp();
    await createSurvey(nadia, { title: 'Second' });
    const list = await listSurveys(nadia);
    const report = await fetchReport(nadia, surveyBefore.id);
    const { url } = await nadia.fetch(calls.uploadPicture(onePixel()));
    const renamedQuestions = surveyBefore.questions.map((savedQuestion) => ({
      ...savedQuestion,
      text: `${savedQuestion.text} Really?`,
    }));
    for (const change of [
      { title: letters(51) },
      { questions: [...renamedQuestions, question({ type: 'single', required: true })] },
      { questions: [...renamedQuestions, question({ type: 'no such type' as never })] },
      { questions: [...renamedQuestions, question({ text: null as never })] },
    ]) {
      const update = { title: 'Changed', questions: renamedQuestions, logo: url, ...change };
      await nadia.expectRefused(422, buildUpdateCall(nadia, surveyBefore, update));
      const surveyAfter = await nadia.fetch(calls.getSurvey(surveyBefore.id));
      expectSame('the survey after a refused update', surveyAfter, surveyBefore);
      expectSame(
        'the report after a refused update',
        await fetchReport(nadia, surveyBefore.id),
        report,
      );
      expectSame('the list after a refused update', await listSurveys(nadia), list);
    }
  },
);
