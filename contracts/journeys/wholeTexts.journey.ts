import { asked, reportOf, response } from './answered.ts';
import { agent, choices, question, signUp } from './bodies.ts';
import { calls } from './calls.ts';
import { expectSame } from './expectSame.ts';
import { fail } from './fail.ts';
import { given } from './given.ts';
import { journey } from './journey.ts';
import { letters } from './limits.ts';
import { emailOf, logIn, owner, passwordOf, statedOwner, visitor } from './people.ts';
import { send, sendJson } from './send.ts';
import { created, withoutIds } from './surveys.ts';

/**
 * Texts that a server may be tempted to change: composed and wide letters, blanks, marks, quotes, a
 * null-like word.
 */
const odd = [
  'e\u0301 is not \u00e9',
  'ﬁ Ⅳ ２ ㎏',
  '  blanks   within and around  ',
  'line\nbreak\tand tab',
  '“quotes” ‘and’ \'more\' "of" them; -- <b>&amp;</b> %s {0} \\n',
  'null',
  '\u202Eright to left\u202C and zero\u200Bwidth',
  '👩‍👩‍👧‍👦 family',
];

journey('texts of questions and choices return unchanged (SERVER-26, SERVER-9)', async () => {
  const nadia = await owner('Nadia');
  const questions = odd.map((text) =>
    question({ text, type: 'single', options: choices(text, 'another') }),
  );
  const view = await created(nadia, { questions });
  expectSame('the questions', withoutIds(view.questions), questions);
});

journey('answers return unchanged, also long ones (SERVER-26, SERVER-24)', async () => {
  const nadia = await owner('Nadia');
  const view = await asked(nadia);
  const texts = [...odd, letters(5_000)];
  const responses = texts.map((text) => response({ answers: [{ question: 0, text }] }));
  await given('answers to a survey', { surveyId: view.id, responses });
  const { questions } = await reportOf(nadia, view.id);
  const values = (questions[0]?.answers ?? []).map(({ value }) => value);
  expectSame('the answers', values.toSorted(), texts.toSorted());
});

journey(
  'names return unchanged; addresses and titles are trimmed (SERVER-26, SERVER-32)',
  async () => {
    const nadia = await owner('Nadia');
    for (const firstName of [' Ada ', 'E\u0301lodie', 'ﬁona']) {
      const email = `a${firstName.length}${firstName.codePointAt(1)}@example.com`;
      (
        await nadia.does(calls.createAgent(agent(nadia, { firstName, email: ` ${email} ` })))
      ).succeeds();
      const { data } = (await nadia.does(calls.listAgents())).succeeds();
      const found = data.find((one) => one.email === email);
      if (!found) return fail(`an agent with the address "${email}", without the blanks around it`);
      expectSame('the first name', found.firstName, firstName);
    }
    const titled = await created(nadia, { title: '  Market  day  ' });
    expectSame('the title, without the blanks around it', titled.title, 'Market  day');
  },
);

journey('texts of the greatest length return whole (SERVER-24)', async () => {
  const form = signUp({
    firstName: letters(20),
    middleName: letters(20),
    lastName: letters(20),
    password: letters(100),
  });
  (await visitor().does(calls.signUp(form))).succeeds();
  const person = await logIn(form.email, form.password);
  const { firstName, middleName, lastName } = person.session?.user ?? fail('a user');
  const names = { firstName, middleName, lastName };
  const sent = { firstName: letters(20), middleName: letters(20), lastName: letters(20) };
  expectSame('the names', names, sent);
  expectSame('the title', (await created(person, { title: letters(50) })).title, letters(50));
});

journey('all 100 characters of a password count (SERVER-26)', async () => {
  const password = letters(100);
  (await visitor().does(calls.signUp(signUp({ password })))).succeeds();
  const { email } = signUp();
  await logIn(email, password);
  for (const other of [letters(99), `${letters(99)}y`, `${letters(72)}${'y'.repeat(28)}`]) {
    (await visitor().does(calls.logIn({ email, password: other }))).isRefused(401);
  }
});

journey('the server takes “_” and “%” in an address literally (SERVER-26, SERVER-1)', async () => {
  await owner('Nadia');
  for (const email of ['n_dia@journey.example', 'n%@journey.example']) {
    const { status } = await sendJson('/auth/login', { email, password: passwordOf('Nadia') });
    if (status !== 401 && status !== 422) fail('status 401, or 422 for an address that is none');
  }
  const email = emailOf('Nadia').replace('a', '_');
  (await visitor().does(calls.signUp(signUp({ email, password: 'under-score' })))).succeeds();
  const other = await logIn(email, 'under-score');
  expectSame('the first name', other.session?.user.firstName, 'Ada');
});

journey('a report counts more than 100 responses, and has each of them (SERVER-24)', async () => {
  const nadia = await owner('Nadia');
  const view = await asked(nadia);
  const responses = Array.from({ length: 120 }, (_, index) =>
    response({
      answers: [
        { question: 0, text: `Answer ${index}` },
        { question: 2, choices: [0] },
      ],
    }),
  );
  await given('answers to a survey', { surveyId: view.id, responses });
  const report = await reportOf(nadia, view.id);
  expectSame('the number of responses', report.responses.length, 120);
  expectSame(
    'the number of answers of each question',
    report.questions.map(({ responseCount }) => responseCount),
    [120, 0, 120],
  );
  expectSame('the number of texts', report.questions[0]?.answers?.length, 120);
  const page = (await nadia.does(calls.listResponses(nadia.id, 1, 100))).succeeds();
  expectSame(
    'the responses of page 1 of size 100, all responses, all pages',
    [page.responses.length, page.totalResponses, page.totalPages],
    [100, 120, 2],
  );
});

const SAME_TIME = '2026-03-02T09:00:00.000Z';

journey(
  'a page of 100 surveys has 100; equal dates lose and repeat none (SERVER-24, SERVER-25)',
  async () => {
    const nadia = await statedOwner();
    await given('surveys of the owner', { count: 105, updatedAt: SAME_TIME });
    const pageOf = async (page: number, size: number) =>
      (await nadia.does(calls.listSurveys(nadia.id, page, size))).succeeds().surveys;
    expectSame('the surveys of page 1 of size 100', (await pageOf(1, 100)).length, 100);
    const ids: number[] = [];
    for (let page = 1; page <= 8; page += 1) {
      ids.push(...(await pageOf(page, 15)).map(({ id }) => id));
    }
    expectSame('the number of different surveys on all pages', new Set(ids).size, 105);
    expectSame(
      'the ids in the order of the list',
      ids,
      ids.toSorted((one, other) => other - one),
    );
  },
);

journey(
  'responses with equal dates are listed once, the higher id first (SERVER-25, SERVER-18)',
  async () => {
    const nadia = await owner('Nadia');
    const view = await asked(nadia);
    const responses = Array.from({ length: 25 }, () => response({ createdAt: SAME_TIME }));
    await given('answers to a survey', { surveyId: view.id, responses });
    const ids: number[] = [];
    for (let page = 1; page <= 5; page += 1) {
      const answer = (await nadia.does(calls.listResponses(nadia.id, page, 6))).succeeds();
      ids.push(...answer.responses.map(({ id }) => id));
    }
    expectSame('the number of different responses on all pages', new Set(ids).size, 25);
    expectSame(
      'the ids in the order of the list',
      ids,
      ids.toSorted((one, other) => other - one),
    );
  },
);

journey(
  'a body that is no JSON is refused with a message, never with 500 (SERVER-30)',
  async () => {
    const nadia = await owner('Nadia');
    for (const path of [
      '/survey/create',
      '/survey',
      '/auth/login',
      '/auth/sign-up',
      '/user/update',
    ]) {
      for (const body of ['{', '{"title": }', 'title=Market', '[]', '"text"', 'null', '']) {
        const answer = await send('POST', path, { body, person: nadia });
        const { message = '' } = (await answer.json().catch(() => ({}))) as { message?: string };
        if (answer.status < 400 || answer.status >= 500 || !message) {
          fail('a status of 4xx with { "message": … }');
        }
      }
    }
    expectSame(
      'the surveys',
      (await nadia.does(calls.listSurveys(nadia.id))).succeeds().surveys,
      [],
    );
  },
);
