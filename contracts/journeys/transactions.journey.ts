import { answers, asked, choiceFigures, reportOf } from './answered.ts';
import { choices, question, signUp } from './bodies.ts';
import { calls } from './calls.ts';
import { expectSame } from './expectSame.ts';
import { fail } from './fail.ts';
import { given } from './given.ts';
import { journey } from './journey.ts';
import { letters } from './limits.ts';
import { emailOf, logIn, owner, passwordOf, visitor } from './people.ts';
import { sendJson } from './send.ts';
import { created, everyKind, newestSurvey, withoutIds } from './surveys.ts';

journey(
  'a refused update changes no question, choice or answer (SERVER-21, SERVER-5)',
  async () => {
    const nadia = await owner('Nadia');
    const before = await asked(nadia);
    await given('answers to a survey', { surveyId: before.id, responses: answers });
    const report = await reportOf(nadia, before.id);
    const good = before.questions.map((asking) => ({ ...asking, text: `${asking.text} Really?` }));
    const update = { id: before.id, title: 'Changed', questions: good, userId: nadia.id };
    for (const change of [
      { title: letters(51) },
      { questions: [...good, question({ type: 'single', required: true })] },
      { questions: [...good, question({ type: 'rating' as never })] },
      { questions: [...good, question({ text: null as never })] },
      { userId: nadia.id + 1 },
    ]) {
      const { status } = await sendJson('/survey/update', { ...update, ...change }, nadia);
      if (status < 400 || status >= 500) fail('a refusal: a status of 4xx');
      expectSame('the survey after a refused update', await newestSurvey(nadia), before);
      expectSame('the report after a refused update', await reportOf(nadia, before.id), report);
    }
  },
);

journey('a new question in the place of a removed one has no answers (SERVER-22)', async () => {
  const nadia = await owner('Nadia');
  const before = await asked(nadia);
  await given('answers to a survey', { surveyId: before.id, responses: answers });
  const [why, drink, often] = before.questions;
  if (!why || !drink || !often) return fail('all questions of the survey');
  const { id: _why, ...newWhy } = why;
  const { id: _often, options, ...newOften } = often;
  const newChoices = options.map(({ text, isActive }) => ({ text, isActive }));
  const questions = [newWhy, drink, { ...newOften, options: newChoices }];
  const update = { id: before.id, title: before.title, questions, userId: nadia.id };
  (await nadia.does(calls.updateSurvey(update))).succeeds();
  const report = await reportOf(nadia, before.id);
  expectSame(
    'the number of answers of each question: a new one, one that stayed, a new one',
    report.questions.map(({ responseCount }) => responseCount),
    [0, 3, 0],
  );
  expectSame('the answers to the new text question', report.questions[0]?.answers ?? [], []);
  expectSame(
    'the counts of the choices of the new question',
    choiceFigures(report.questions[2]).map(([, count]) => count),
    [0, 0, 0],
  );
});

journey('a question with an unknown id is new (SERVER-22, SERVER-10)', async () => {
  const nadia = await owner('Nadia');
  const before = await created(nadia, { questions: everyKind });
  const unknown = 987_654_321;
  const questions = [
    { ...question({ text: 'New?', type: 'single', options: choices('Yes') }), id: unknown },
    ...before.questions,
  ];
  const update = { id: before.id, title: before.title, questions, userId: nadia.id };
  (await nadia.does(calls.updateSurvey(update))).succeeds();
  const after = (await nadia.does(calls.readSurvey(before.id))).succeeds();
  expectSame('the questions', withoutIds(after.questions), withoutIds(questions as never));
  expectSame(
    'the ids of the questions that stayed',
    after.questions.slice(1).map(({ id }) => id),
    before.questions.map(({ id }) => id),
  );
  const ids = after.questions.map(({ id }) => id);
  expectSame('the number of different ids of questions', new Set(ids).size, ids.length);
});

/** The statuses of concurrent calls, the lowest first. */
const statusesOf = async (answers: Promise<Response>[]) =>
  (await Promise.all(answers)).map(({ status }) => status).toSorted((one, other) => one - other);

journey('a reset link used twice at once works once (SERVER-23, SERVER-7)', async () => {
  const nadia = await owner('Nadia');
  const state = { email: emailOf('Nadia'), state: 'valid' } as const;
  const { resetToken: token } = await given('a reset link for a person', state);
  const passwords = ['first-of-two', 'second-of-two'];
  const statuses = await statusesOf(
    passwords.map((password) =>
      sendJson('/auth/update-password', { id: nadia.id, token, password }),
    ),
  );
  expectSame('the statuses of both', statuses, [200, 410]);
  const logins = await statusesOf(
    passwords.map((password) => sendJson('/auth/login', { email: emailOf('Nadia'), password })),
  );
  expectSame('the statuses of a login with each password', logins, [200, 401]);
});

journey(
  'an address registered five times at once is taken once (SERVER-23, SERVER-1)',
  async () => {
    const names = ['Ada', 'Bea', 'Cleo', 'Dina', 'Elsa'];
    const statuses = await statusesOf(
      names.map((firstName) => sendJson('/auth/sign-up', signUp({ firstName }))),
    );
    expectSame('the statuses of all', statuses, [200, 409, 409, 409, 409]);
    const { email, password } = signUp();
    await logIn(email, password);
  },
);

journey(
  'of several concurrent updates of one survey, one is stored as a whole (SERVER-23, SERVER-10)',
  async () => {
    const nadia = await owner('Nadia');
    const view = await created(nadia, { questions: everyKind });
    const versions = [1, 2, 3, 4].map((number) => ({
      title: `Version ${number}`,
      questions: [
        ...view.questions.map((asking) => ({ ...asking, text: `${asking.text} ${number}` })),
        question({
          text: `New in ${number}`,
          type: 'single',
          options: choices(`Choice ${number}`),
        }),
      ],
    }));
    const statuses = await statusesOf(
      versions.map((version) =>
        sendJson('/survey/update', { ...version, id: view.id, userId: nadia.id }, nadia),
      ),
    );
    const refused = statuses.filter((status) => status !== 200 && status !== 409);
    expectSame('the statuses that are neither 200 nor 409', refused, []);
    const after = (await nadia.does(calls.readSurvey(view.id))).succeeds();
    const stored = versions.find(({ title }) => title === after.title);
    if (!stored) return fail('the title of one of the versions');
    expectSame(
      `the questions of the stored version, "${after.title}"`,
      withoutIds(after.questions),
      withoutIds(stored.questions as never),
    );
  },
);

journey('updatedAt is the time of the change, within a minute (SERVER-27, SERVER-12)', async () => {
  const nadia = await owner('Nadia');
  const expectNow = async (what: string) => {
    const { surveys } = (await nadia.does(calls.listSurveys(nadia.id))).succeeds();
    const minutes = (Date.now() - Date.parse(surveys[0]?.updatedAt ?? '')) / 60_000;
    expectSame(`whether updatedAt is now, after ${what}`, Math.abs(minutes) <= 1, true);
  };
  const view = await created(nadia);
  await expectNow('it was created');
  const { id, title, questions } = view;
  (await nadia.does(calls.updateSurvey({ id, title, questions, userId: nadia.id }))).succeeds();
  await expectNow('an update');
  (await nadia.does(calls.setSurveyStatus({ id, status: 'Closed' }))).succeeds();
  await expectNow('a change of status');
});

journey(
  'a new password in the profile ends no session, may be an old one, and counts as used (SERVER-6, SERVER-7)',
  async () => {
    const nadia = await owner('Nadia');
    const { firstName, middleName, lastName, email, id } = nadia.session?.user ?? fail('a user');
    const profile = { id, firstName, middleName: middleName ?? null, lastName, email };
    const change = (password: string) =>
      nadia.does(calls.updateProfile({ ...profile, mobileNumber: '07700900001', password }));
    (await change('another-one')).succeeds();
    (await nadia.does(calls.listSurveys(id))).succeeds();
    (await visitor().does(calls.logIn({ email, password: passwordOf('Nadia') }))).isRefused(401);
    (await change(passwordOf('Nadia'))).succeeds();
    await logIn(email, passwordOf('Nadia'));
    const state = { email, state: 'valid' } as const;
    const { resetToken } = await given('a reset link for a person', state);
    const token = String(resetToken);
    (await visitor().does(calls.setPassword({ id, token, password: 'another-one' }))).isRefused(
      422,
    );
  },
);
