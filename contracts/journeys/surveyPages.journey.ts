import { survey } from './bodies.ts';
import { calls } from './calls.ts';
import { expectSame } from './expectSame.ts';
import { journey } from './journey.ts';
import { owner, superAdmin } from './people.ts';
import { created, later, listOf, titlesOf } from './surveys.ts';

journey(
  'pages of surveys have their size and totals, each survey once, and none beyond the last (SERVER-14)',
  async () => {
    const nadia = await owner('Nadia');
    const tomas = await owner('Tomas');
    expectSame('an empty list', await listOf(nadia), { surveys: [], totalPages: 0 });
    await created(tomas, { title: 'Not hers' });
    for (let number = 1; number <= 12; number += 1) {
      (
        await nadia.does(calls.createSurvey(survey(nadia, { title: `Survey ${number}` })))
      ).succeeds();
      await later();
    }
    const expected = Array.from({ length: 12 }, (_, index) => `Survey ${12 - index}`);
    for (const [pageSize, totalPages] of [
      [10, 2],
      [5, 3],
      [4, 3],
      [12, 1],
      [100, 1],
    ] as const) {
      const seen: string[] = [];
      for (let page = 1; page <= totalPages; page += 1) {
        const answer = await listOf(nadia, page, pageSize);
        expectSame('totalPages', answer.totalPages, totalPages);
        expectSame(
          'titles',
          titlesOf(answer),
          expected.slice((page - 1) * pageSize, page * pageSize),
        );
        seen.push(...titlesOf(answer));
      }
      expectSame('all titles', seen, expected);
      const beyond = await listOf(nadia, totalPages + 1, pageSize);
      expectSame('the page beyond the last', beyond, { surveys: [], totalPages });
    }
    for (const [page, pageSize] of [
      [0, 10],
      [-1, 10],
      [1, 0],
      [1, 101],
      [1.5, 10],
      ['two' as never, 10],
      [1, 'two' as never],
    ] as const) {
      (await nadia.does(calls.listSurveys(nadia.id, page, pageSize))).isRefused(422);
    }
  },
);

journey(
  'a super administrator gets everyone’s surveys with owners’ addresses, and any report (SERVER-15, LIST-2)',
  async () => {
    const nadia = await owner('Nadia');
    const tomas = await owner('Tomas');
    const sofia = await superAdmin();
    await created(nadia, { title: 'Nadia’s own' });
    await later();
    const view = await created(tomas, { title: 'Tomas’ own' });
    const { surveys, totalPages } = (await sofia.does(calls.listAllSurveys(sofia.id))).succeeds();
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
        { title: 'Tomas’ own', status: 'Open', responseCount: 0, email: 'tomas@journey.example' },
        { title: 'Nadia’s own', status: 'Open', responseCount: 0, email: 'nadia@journey.example' },
      ],
    );
    const second = (await sofia.does(calls.listAllSurveys(sofia.id, 2, 1))).succeeds();
    expectSame(
      'page 2 of size 1',
      [second.totalPages, ...second.surveys.map(({ title }) => title)],
      [2, 'Nadia’s own'],
    );
    (await sofia.does(calls.listAllSurveys(sofia.id, 0))).isRefused(422);
    expectSame(
      'the report',
      (await sofia.does(calls.readReport(view.id))).succeeds().title,
      'Tomas’ own',
    );
  },
);

journey(
  'everyone’s surveys have empty pages if there are none, and beyond the last (SERVER-14, SERVER-15)',
  async () => {
    const sofia = await superAdmin();
    const nadia = await owner('Nadia');
    const pageOf = async (page: number, pageSize = 10) =>
      (await sofia.does(calls.listAllSurveys(sofia.id, page, pageSize))).succeeds();
    expectSame('an empty list', await pageOf(1), { surveys: [], totalPages: 0 });
    await created(nadia);
    expectSame('the page beyond the last', await pageOf(2), { surveys: [], totalPages: 1 });
  },
);
