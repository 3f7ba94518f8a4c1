import { answers, asked, response } from './answered.ts';
import { calls } from './calls.ts';
import { expectSame } from './expectSame.ts';
import { given } from './given.ts';
import { journey } from './journey.ts';
import type { Person } from './Person.ts';
import { owner, superAdmin } from './people.ts';

journey('lists count the responses of each survey (SERVER-17, LIST-1)', async () => {
  const nadia = await owner('Nadia');
  const sofia = await superAdmin();
  const other = await asked(nadia, 'Another one');
  const view = await asked(nadia);
  await given('answers to a survey', { surveyId: view.id, responses: answers });
  await given('answers to a survey', { surveyId: other.id, responses: answers.slice(0, 2) });
  const counts = (surveys: { title: string; responseCount: number }[]) =>
    Object.fromEntries(surveys.map(({ title, responseCount }) => [title, responseCount]));
  const expected = { 'Market day': 4, 'Another one': 2 };
  const own = (await nadia.does(calls.listSurveys(nadia.id))).succeeds();
  expectSame('responseCount', counts(own.surveys), expected);
  const all = (await sofia.does(calls.listAllSurveys(sofia.id))).succeeds();
  expectSame('responseCount', counts(all.surveys), expected);
});

const responsesOf = async (person: Person, page = 1, pageSize = 10) =>
  (await person.does(calls.listResponses(person.id, page, pageSize))).succeeds();

journey(
  'the list of responses has every field, newest first (SERVER-18, RESPONSES-2)',
  async () => {
    const nadia = await owner('Nadia');
    const view = await asked(nadia);
    await given('answers to a survey', { surveyId: view.id, responses: answers });
    const { responses, totalPages, totalResponses } = await responsesOf(nadia);
    expectSame('the totals', [totalPages, totalResponses], [1, 4]);
    const seen = responses.map(
      ({ surveyorName, user, survey, timeSpent, completionPercentage, createdAt }) => ({
        name:
          surveyorName ||
          [user?.firstName, user?.middleName, user?.lastName].filter(Boolean).join(' '),
        survey: survey?.title,
        timeSpent,
        completionPercentage,
        createdAt: new Date(createdAt ?? '').toISOString(),
      }),
    );
    expectSame('the responses', seen, [
      {
        name: 'Ada Byron King',
        survey: 'Market day',
        timeSpent: 901,
        completionPercentage: 75,
        createdAt: '2026-03-04T09:00:00.000Z',
      },
      {
        name: 'Ada King',
        survey: 'Market day',
        timeSpent: null,
        completionPercentage: 50,
        createdAt: '2026-03-03T09:00:00.000Z',
      },
      {
        name: 'Ada King',
        survey: 'Market day',
        timeSpent: 0,
        completionPercentage: 0,
        createdAt: '2026-03-02T09:00:00.000Z',
      },
      {
        name: 'Grace Hopper',
        survey: 'Market day',
        timeSpent: 3900,
        completionPercentage: 100,
        createdAt: '2026-03-01T09:00:00.000Z',
      },
    ]);
  },
);

journey(
  'pages of responses have their size and totals, each response once, and none beyond the last (SERVER-14)',
  async () => {
    const nadia = await owner('Nadia');
    expectSame('an empty list', await responsesOf(nadia), {
      responses: [],
      totalPages: 0,
      totalResponses: 0,
    });
    const view = await asked(nadia);
    const many = Array.from({ length: 12 }, (_, index) =>
      response({
        timeSpent: index,
        createdAt: `2026-03-${String(index + 1).padStart(2, '0')}T09:00:00.000Z`,
      }),
    );
    await given('answers to a survey', { surveyId: view.id, responses: many });
    for (const [pageSize, totalPages] of [
      [10, 2],
      [5, 3],
      [12, 1],
    ] as const) {
      const seen: unknown[] = [];
      for (let page = 1; page <= totalPages; page += 1) {
        const answer = await responsesOf(nadia, page, pageSize);
        expectSame('the totals', [answer.totalPages, answer.totalResponses], [totalPages, 12]);
        seen.push(...answer.responses.map(({ timeSpent }) => timeSpent));
      }
      expectSame(
        'timeSpent over all pages',
        seen,
        Array.from({ length: 12 }, (_, index) => 11 - index),
      );
      const beyond = await responsesOf(nadia, totalPages + 1, pageSize);
      expectSame('the page beyond the last', beyond, {
        responses: [],
        totalPages,
        totalResponses: 12,
      });
    }
    for (const [page, pageSize] of [
      [0, 10],
      [1, 0],
      [1, 101],
    ] as const) {
      (await nadia.does(calls.listResponses(nadia.id, page, pageSize))).isRefused(422);
    }
  },
);

journey(
  'an owner sees responses to own surveys only; a super administrator sees all (SERVER-15, SERVER-18, CALL-5)',
  async () => {
    const nadia = await owner('Nadia');
    const tomas = await owner('Tomas');
    const sofia = await superAdmin();
    const hers = await asked(nadia, 'Nadia’s own');
    const his = await asked(tomas, 'Tomas’ own');
    await given('answers to a survey', { surveyId: hers.id, responses: answers.slice(0, 3) });
    await given('answers to a survey', { surveyId: his.id, responses: answers.slice(3) });
    const titles = (list: Awaited<ReturnType<typeof responsesOf>>) => [
      list.totalResponses,
      ...list.responses.map(({ survey }) => survey?.title),
    ];
    expectSame('Nadia’s responses', titles(await responsesOf(nadia)), [
      3,
      'Nadia’s own',
      'Nadia’s own',
      'Nadia’s own',
    ]);
    expectSame('Tomas’ responses', titles(await responsesOf(tomas)), [1, 'Tomas’ own']);
    const all = (await sofia.does(calls.listAllResponses(sofia.id))).succeeds();
    expectSame('everyone’s responses', titles(all), [
      4,
      'Nadia’s own',
      'Nadia’s own',
      'Tomas’ own',
      'Nadia’s own',
    ]);
    const second = (await sofia.does(calls.listAllResponses(sofia.id, 2, 3))).succeeds();
    expectSame('page 2 of size 3', [second.totalPages, ...titles(second)], [2, 4, 'Nadia’s own']);
  },
);

journey('renaming a survey renames it in the list of responses (SERVER-18)', async () => {
  const nadia = await owner('Nadia');
  const view = await asked(nadia);
  await given('answers to a survey', { surveyId: view.id, responses: answers.slice(0, 1) });
  const update = { id: view.id, title: 'Renamed', questions: view.questions, userId: nadia.id };
  (await nadia.does(calls.updateSurvey(update))).succeeds();
  expectSame(
    'the survey’s title',
    (await responsesOf(nadia)).responses[0]?.survey?.title,
    'Renamed',
  );
});
