import { answers, createAnsweredSurvey, createResponse, fetchReport } from './answeredSurveys.ts';
import { profile, survey } from './bodies.ts';
import { calls } from './calls.ts';
import { expectSame } from './expectations.ts';
import { journey, journeyFromEmptyDatabase } from './journey.ts';
import { expectInvalidPagesRefused, expectOrderedIds, expectPages } from './pages.ts';
import { emailFor, logInSuperAdmin, prepareSignedInOwner, signUpOwner } from './people.ts';
import { prepareState } from './states.ts';
import { createSurvey, listSurveys, readTitles, waitForNextTimestamp } from './surveys.ts';

journey(
  'each survey is on one page; every page has the right size and totals; a page beyond the last is empty (SERVER-14)',
  async (nadia) => {
    expectSame('an empty list', await listSurveys(nadia), { surveys: [], totalPages: 0 });
    // Another owner has a survey with the same title: a server that matches titles instead of
    // owners would list it here.
    await createSurvey(await signUpOwner('Tomas'), { title: 'Survey 3' });
    const titles = Array.from({ length: 12 }, (_, index) => `Survey ${index + 1}`);
    for (const title of titles) {
      await nadia.fetch(calls.createSurvey(survey(nadia, { title })));
      await waitForNextTimestamp();
    }
    const fetchPage = async (page: number, size: number) => {
      const list = await listSurveys(nadia, page, size);
      return { items: readTitles(list), totalPages: list.totalPages };
    };
    await expectPages(fetchPage, titles.toReversed());
    await expectInvalidPagesRefused(nadia, (page, size) => calls.listSurveys(nadia.id, page, size));
  },
);

journey(
  'a super administrator gets everyone’s surveys with owners’ addresses, and any report (SERVER-15, LIST-2)',
  async (nadia) => {
    const tomas = await signUpOwner('Tomas');
    const sofia = await logInSuperAdmin();
    await createAnsweredSurvey(nadia, [createResponse({ timeSpent: 7 })], 'The same title');
    await waitForNextTimestamp();
    const savedSurvey = await createAnsweredSurvey(tomas, answers, 'The same title');
    await waitForNextTimestamp();
    await createSurvey(nadia, { title: 'Nadia’s second' });
    await waitForNextTimestamp();
    await tomas.fetch(calls.updateSurveyStatus({ id: savedSurvey.id, status: 'Closed' }));
    const movedProfile = profile(tomas, { email: 'moved@journey.example' });
    await tomas.fetch(calls.updateProfile(movedProfile));
    const { surveys, totalPages } = await sofia.fetch(calls.listAllSurveys(sofia.id));
    expectSame('totalPages', totalPages, 1);
    expectSame(
      'the rows of the list',
      surveys.map(({ title, user, status, responseCount }) => ({
        title,
        status,
        responseCount,
        email: user?.email,
      })),
      [
        {
          title: 'The same title',
          status: 'Closed',
          responseCount: 4,
          email: 'moved@journey.example',
        },
        { title: 'Nadia’s second', status: 'Open', responseCount: 0, email: emailFor('Nadia') },
        { title: 'The same title', status: 'Open', responseCount: 1, email: emailFor('Nadia') },
      ],
    );
    const secondPage = await sofia.fetch(calls.listAllSurveys(sofia.id, 2, 1));
    expectSame(
      'page 2 of size 1',
      { totalPages: secondPage.totalPages, titles: secondPage.surveys.map(({ title }) => title) },
      { totalPages: 3, titles: ['Nadia’s second'] },
    );
    await expectInvalidPagesRefused(sofia, (page, size) =>
      calls.listAllSurveys(sofia.id, page, size),
    );
    expectSame(
      'the report',
      await fetchReport(sofia, savedSurvey.id),
      await fetchReport(tomas, savedSurvey.id),
    );
  },
);

journeyFromEmptyDatabase(
  'everyone’s surveys have empty pages if there are none, and beyond the last (SERVER-14, SERVER-15)',
  async () => {
    const sofia = await logInSuperAdmin();
    const nadia = await signUpOwner('Nadia');
    const fetchPage = async (page: number, pageSize = 10) =>
      await sofia.fetch(calls.listAllSurveys(sofia.id, page, pageSize));
    expectSame('an empty list', await fetchPage(1), { surveys: [], totalPages: 0 });
    await createSurvey(nadia);
    expectSame('the page beyond the last', await fetchPage(2), { surveys: [], totalPages: 1 });
  },
);

journeyFromEmptyDatabase(
  'a page of 100 surveys has 100; surveys with equal dates are neither lost nor repeated across pages (SERVER-24, SERVER-25)',
  async () => {
    const nadia = await prepareSignedInOwner();
    await prepareState('surveys of the owner', {
      count: 101,
      updatedAt: '2026-03-02T09:00:00.000Z',
    });
    const sofia = await logInSuperAdmin();
    for (const list of [
      (page: number, size: number) => listSurveys(nadia, page, size),
      (page: number, size: number) => sofia.fetch(calls.listAllSurveys(sofia.id, page, size)),
    ]) {
      const fetchIds = async (page: number, size: number) => {
        const { surveys, totalPages } = await list(page, size);
        return { items: surveys.map(({ id }) => id), totalPages };
      };
      await expectOrderedIds(fetchIds, 101);
    }
  },
);
