import {
  answers,
  createAnsweredSurvey,
  createResponse,
  createSampleSurvey,
  fetchReport,
} from './answeredSurveys.ts';
import { calls } from './calls.ts';
import { expectSame, orNull } from './expectations.ts';
import { journey } from './journey.ts';
import type { Person } from './Person.ts';
import { expectInvalidPagesRefused, expectOrderedIds, expectPages } from './pages.ts';
import { logInSuperAdmin, signUpOwner } from './people.ts';
import { prepareState } from './states.ts';
import { buildUpdateCall } from './surveys.ts';

journey('lists count the responses of each survey (SERVER-17, LIST-1)', async (nadia) => {
  const sofia = await logInSuperAdmin();
  const namelessResponse = createResponse({ user: null });
  const otherSurvey = await createAnsweredSurvey(
    nadia,
    [...answers.slice(0, 1), namelessResponse],
    'Another one',
  );
  await createAnsweredSurvey(nadia);
  await nadia.fetch(calls.updateSurveyStatus({ id: otherSurvey.id, status: 'Closed' }));
  const pickCounts = (surveys: { title: string; responseCount: number }[]) =>
    Object.fromEntries(surveys.map(({ title, responseCount }) => [title, responseCount]));
  const expected = { 'Market day': 4, 'Another one': 2 };
  const ownSurveys = await nadia.fetch(calls.listSurveys(nadia.id));
  expectSame('responseCount', pickCounts(ownSurveys.surveys), expected);
  const allSurveys = await sofia.fetch(calls.listAllSurveys(sofia.id));
  expectSame('responseCount', pickCounts(allSurveys.surveys), expected);
});

const listResponses = async (person: Person, page = 1, pageSize = 10) =>
  await person.fetch(calls.listResponses(person.id, page, pageSize));

/** Expects the same responses in the super administrator's list, which may omit times and interviewers. */
async function expectSameForSuperAdmin(
  ownResponses: Awaited<ReturnType<typeof listResponses>>['responses'],
) {
  const sofia = await logInSuperAdmin();
  const { responses } = await sofia.fetch(calls.listAllResponses(sofia.id));
  const listedRows = responses.map((row, index) => ({ ...ownResponses[index], ...row }));
  expectSame('everyone’s responses', listedRows, ownResponses);
}

journey(
  'the list of responses has every field, newest first, and the super administrator’s list has the same (SERVER-18, SERVER-15, RESPONSES-2)',
  async (nadia) => {
    await createAnsweredSurvey(nadia);
    const { responses, totalPages, totalResponses } = await listResponses(nadia);
    await expectSameForSuperAdmin(responses);
    expectSame('the totals', [totalPages, totalResponses], [1, 4]);
    const visibleResponses = responses.map(({ surveyorName, user, survey, createdAt, ...row }) => ({
      surveyorName: orNull(surveyorName),
      firstName: user?.firstName,
      middleName: orNull(user?.middleName),
      lastName: user?.lastName,
      survey: survey?.title,
      timeSpent: row.timeSpent,
      completionPercentage: row.completionPercentage,
      createdAt: new Date(createdAt ?? '').toISOString(),
    }));
    const newestFirstAnswers = answers.toSorted(
      (a, b) => Date.parse(b.createdAt ?? '') - Date.parse(a.createdAt ?? ''),
    );
    const expected = newestFirstAnswers.map(
      ({ user, lat: _, long: __, answers: ___, ...sentResponse }) => ({
        ...user,
        ...sentResponse,
        survey: 'Market day',
      }),
    );
    expectSame('the responses', visibleResponses, expected);
  },
);

/** Both owners have a survey with this title: a server that matches by title returns the wrong responses. */
const NADIAS_TITLE = 'The same title';

journey(
  'an owner sees responses to own surveys only; a super administrator sees all (SERVER-15, SERVER-18, CALL-5)',
  async (nadia) => {
    const tomas = await signUpOwner('Tomas');
    const sofia = await logInSuperAdmin();
    const nadiasSurvey = await createSampleSurvey(nadia, NADIAS_TITLE);
    const tomasSurvey = await createSampleSurvey(tomas, NADIAS_TITLE);
    const namelessResponses = answers.slice(3).map((response) => ({ ...response, user: null }));
    await prepareState('answers to a survey', {
      surveyId: nadiasSurvey.id,
      responses: answers.slice(0, 3),
    });
    await prepareState('answers to a survey', {
      surveyId: tomasSurvey.id,
      responses: namelessResponses,
    });
    await nadia.fetch(calls.updateSurveyStatus({ id: nadiasSurvey.id, status: 'Closed' }));
    const readTotalAndTitles = (list: Awaited<ReturnType<typeof listResponses>>) => [
      list.totalResponses,
      ...list.responses.map(({ survey }) => survey?.title),
    ];
    expectSame('Nadia’s responses', readTotalAndTitles(await listResponses(nadia)), [
      3,
      NADIAS_TITLE,
      NADIAS_TITLE,
      NADIAS_TITLE,
    ]);
    expectSame('Tomas’ responses', readTotalAndTitles(await listResponses(tomas)), [
      1,
      NADIAS_TITLE,
    ]);
    const allResponses = await sofia.fetch(calls.listAllResponses(sofia.id));
    expectSame('everyone’s responses', readTotalAndTitles(allResponses), [
      4,
      NADIAS_TITLE,
      NADIAS_TITLE,
      NADIAS_TITLE,
      NADIAS_TITLE,
    ]);
    const secondPage = await sofia.fetch(calls.listAllResponses(sofia.id, 2, 3));
    expectSame(
      'page 2 of size 3',
      [secondPage.totalPages, ...readTotalAndTitles(secondPage)],
      [2, 4, NADIAS_TITLE],
    );
  },
);

journey('renaming a survey renames it in the list of responses (SERVER-18)', async (nadia) => {
  const savedSurvey = await createAnsweredSurvey(nadia, answers.slice(0, 1));
  const [listedResponse] = (await listResponses(nadia)).responses;
  expectSame('the survey’s title before', listedResponse?.survey?.title, 'Market day');
  await nadia.fetch(buildUpdateCall(nadia, savedSurvey, { title: 'Renamed' }));
  const { responses } = await listResponses(nadia);
  expectSame('the survey’s title', responses[0]?.survey?.title, 'Renamed');
  await expectSameForSuperAdmin(responses);
});

const LATEST = '2026-03-02T08:30:00.500Z';

journey('places, dates and names of a response return unchanged (SERVER-18)', async (nadia) => {
  const user = { firstName: 'E\u0301da 😀', middleName: null, lastName: 'ﬁ King' };
  const responses = [
    createResponse({ createdAt: '2026-03-02T10:00:00+02:00', lat: '52.520', long: '13.400', user }),
    createResponse({ createdAt: LATEST, surveyorName: 'Grace', user }),
    createResponse({ createdAt: '2026-03-02T08:30:00.000Z' }),
    createResponse({
      createdAt: '2026-03-02T12:00:00+14:00',
      timeSpent: 200_000,
      completionPercentage: 33.333,
    }),
    createResponse({ createdAt: '2025-07-01T23:30:00.000Z', lat: '0', long: '10.5' }),
  ];
  const savedSurvey = await createAnsweredSurvey(nadia, responses);
  const listedResponses = (await nadia.fetch(calls.listResponses(nadia.id))).responses;
  expectSame(
    'the moments in the list, the newest first',
    listedResponses.map(({ createdAt }) => new Date(createdAt ?? '').toISOString()),
    [
      LATEST,
      '2026-03-02T08:30:00.000Z',
      '2026-03-02T08:00:00.000Z',
      '2026-03-01T22:00:00.000Z',
      '2025-07-01T23:30:00.000Z',
    ],
  );
  await expectSameForSuperAdmin(listedResponses);
  const grace = listedResponses.find(({ surveyorName }) => surveyorName === 'Grace');
  expectSame('the user of a response that a surveyor took', grace?.user, user);
  const report = await fetchReport(nadia, savedSurvey.id);
  const latestTime = Math.max(
    ...report.responses.map(({ createdAt }) => Date.parse(createdAt ?? '')),
  );
  expectSame('the latest', new Date(latestTime).toISOString(), LATEST);
  const places = report.responses.map(({ lat, long }) => (lat ? `${lat} ${long}` : ''));
  expectSame('the places', places.filter(Boolean).toSorted(), ['0 10.5', '52.520 13.400']);
  expectSame('the longest time', listedResponses[3]?.timeSpent, 200_000);
});

journey(
  'responses with equal dates are listed once, the higher id first (SERVER-25, SERVER-18)',
  async (nadia) => {
    const createdAt = '2026-03-02T09:00:00.000Z';
    await createAnsweredSurvey(
      nadia,
      Array.from({ length: 101 }, () => createResponse({ createdAt })),
    );
    const sofia = await logInSuperAdmin();
    for (const list of [
      (page: number, size: number) => listResponses(nadia, page, size),
      (page: number, size: number) => sofia.fetch(calls.listAllResponses(sofia.id, page, size)),
    ]) {
      const fetchIds = async (page: number, size: number) => {
        const { responses, totalPages } = await list(page, size);
        return { items: responses.map(({ id }) => id), totalPages };
      };
      await expectOrderedIds(fetchIds, 101);
    }
  },
);

journey(
  'each response is on one page; every page has the right size and totals; a page beyond the last is empty (SERVER-14)',
  async (nadia) => {
    const emptyPage = { responses: [], totalPages: 0, totalResponses: 0 };
    expectSame('an empty list', await listResponses(nadia), emptyPage);
    const days = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));
    const datedResponses = days.map((day) =>
      createResponse({ createdAt: `2026-03-${day}T09:00:00.000Z` }),
    );
    await createAnsweredSurvey(nadia, datedResponses);
    const fetchPage = async (page: number, size: number) => {
      const { responses, totalPages, totalResponses } = await listResponses(nadia, page, size);
      const items = responses.map(({ createdAt }) => createdAt?.slice(8, 10));
      return { items, totalPages, total: totalResponses };
    };
    await expectPages(fetchPage, days.toReversed());
    await expectInvalidPagesRefused(nadia, (page, size) =>
      calls.listResponses(nadia.id, page, size),
    );
    const sofia = await logInSuperAdmin();
    await expectInvalidPagesRefused(sofia, (page, size) =>
      calls.listAllResponses(sofia.id, page, size),
    );
  },
);

journey('a response without a date stays without one (SERVER-16, SERVER-18)', async (nadia) => {
  const { id } = await createAnsweredSurvey(nadia, [createResponse({ createdAt: null })]);
  const [listedResponse] = (await listResponses(nadia)).responses;
  expectSame('the date in the list', orNull(listedResponse?.createdAt) ?? null, null);
  const [reportedResponse] = (await fetchReport(nadia, id)).responses;
  expectSame('the date in the report', orNull(reportedResponse?.createdAt) ?? null, null);
});
