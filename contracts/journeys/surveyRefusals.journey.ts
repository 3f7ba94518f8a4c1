import { choices, question, survey } from './bodies.ts';
import { calls } from './calls.ts';
import { expectSame } from './expectSame.ts';
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
  'another owner’s survey is missing from lists, views, reports and updates (CALL-5, SERVER-5)',
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

const broken: [string, object][] = [
  ['no title', { title: '' }],
  ['a title of blanks', { title: '   ' }],
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
    { questions: [question({ type: 'single', required: true, options: choices('Tea', '') })] },
  ],
];

journey(
  'a broken survey is refused on create and update, and nothing is stored (SERVER-4, SERVER-5, CALL-7)',
  async () => {
    const nadia = await owner('Nadia');
    const view = await created(nadia, { title: 'As it was' });
    for (const [what, change] of broken) {
      (await nadia.does(calls.createSurvey({ ...survey(nadia), ...change }))).isRefused(422);
      const update = { id: view.id, title: 'Changed', questions: [], userId: nadia.id, ...change };
      (await nadia.does(calls.updateSurvey(update))).isRefused(422);
      const titles = titlesOf(await listOf(nadia));
      expectSame(`the titles in the list, after ${what}`, titles, ['As it was']);
      expectSame(`the survey, after ${what}`, await newestSurvey(nadia), view);
    }
  },
);

journey(
  'valid limits are stored: titles of 2 and 50 letters, empty texts where nothing is required (SERVER-4, BUILDER-17)',
  async () => {
    const nadia = await owner('Nadia');
    for (const title of [letters(2), letters(50)]) {
      expectSame('the title read again', (await created(nadia, { title })).title, title);
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
    expectSame(
      'the questions',
      withoutIds((await created(nadia, { questions })).questions),
      questions,
    );
  },
);
