import { agent, profile, question, signUp, survey } from './bodies.ts';
import { calls } from './calls.ts';
import { expectSame } from './expectSame.ts';
import { fail } from './fail.ts';
import { journey } from './journey.ts';
import { addressOf, letters } from './limits.ts';
import { emailOf, logIn, owner, passwordOf, visitor } from './people.ts';
import { send, sendJson } from './send.ts';
import { created, later, newestSurvey } from './surveys.ts';

/** A body without one of its fields. */
function without(body: object, field: string): object {
  const { [field]: _, ...rest } = body as Record<string, unknown>;
  return rest;
}

journey('a missing required field is refused with 422 (SERVER-34, SERVER-4)', async () => {
  const nadia = await owner('Nadia');
  const bodies: [path: string, body: object, optional: string[]][] = [
    ['/auth/sign-up', signUp(), []],
    ['/survey/create', survey(nadia), []],
    ['/user/update', profile(nadia), ['image']],
    ['/survey', { userId: nadia.id, page: 1, pageSize: 10 }, []],
  ];
  for (const [path, body, optional] of bodies) {
    for (const field of Object.keys(body).filter((name) => !optional.includes(name))) {
      const { status } = await sendJson(path, without(body, field), nadia);
      if (status !== 422) fail(`status 422 without "${field}"`);
    }
  }
  const { surveys } = (await nadia.does(calls.listSurveys(nadia.id))).succeeds();
  expectSame('the surveys', surveys, []);
});

journey('a value of another type is refused with 422 (SERVER-34, SERVER-4)', async () => {
  const nadia = await owner('Nadia');
  const view = await created(nadia);
  const [asked] = view.questions;
  if (!asked) return fail('the question of the survey');
  const update = { id: view.id, title: view.title, userId: nadia.id };
  const list = { userId: nadia.id, page: 1, pageSize: 10 };
  for (const [path, body] of [
    ['/survey', { ...list, page: '1' }],
    ['/survey', { ...list, pageSize: '10' }],
    ['/survey/update-status', { id: String(view.id), status: 'Closed' }],
    ['/survey/create', survey(nadia, { questions: [question({ required: 'true' as never })] })],
    ['/survey/create', survey(nadia, { questions: [question({ hasOthers: 1 as never })] })],
    ['/survey/update', { ...update, questions: [{ ...asked, id: null }] }],
    ['/user/update', { ...profile(nadia), image: null }],
  ] as const) {
    const { status } = await sendJson(path, body, nadia);
    if (status !== 422) fail('status 422');
  }
  for (const query of [
    'page=1x&limit=10',
    'page=1&limit=ten',
    'page=1',
    'limit=10',
    'page=&limit=10',
  ]) {
    const { status } = await send('GET', `/agent?${query}`, { person: nadia });
    if (status !== 422) fail('status 422');
  }
  const view2 = (await nadia.does(calls.readSurvey(view.id))).succeeds();
  expectSame('the survey', view2, view);
});

journey('an unknown field changes nothing (SERVER-34, SERVER-9, SERVER-19)', async () => {
  const nadia = await owner('Nadia');
  await sendJson('/survey/create', { ...survey(nadia), status: 'Closed' }, nadia);
  const { surveys } = (await nadia.does(calls.listSurveys(nadia.id))).succeeds();
  if (surveys.some(({ status }) => status !== 'Open')) fail('a new survey that is Open');
  (await nadia.does(calls.createAgent(agent(nadia)))).succeeds();
  const [row] = (await nadia.does(calls.listAgents())).succeeds().data;
  const { password: _, ...form } = agent(nadia);
  const body = JSON.stringify({ ...form, status: 'Deactivated' });
  await send('PUT', `/agent/${row?.id}`, { body, person: nadia });
  const [after] = (await nadia.does(calls.listAgents())).succeeds().data;
  expectSame('the status of the agent', after?.status, 'Active');
});

journey(
  'limits count code points, and a body of 200,000 bytes is stored whole (SERVER-32, SERVER-24)',
  async () => {
    const nadia = await owner('Nadia');
    // Ten families of five code points each, which look like ten characters.
    const families = '👨‍👩‍👧'.repeat(10);
    for (const title of [families, '😀'.repeat(50)]) {
      expectSame('the title', (await created(nadia, { title })).title, title);
      const longer = survey(nadia, { title: `${title}${letters(1)}` });
      (await nadia.does(calls.createSurvey(longer))).isRefused(422);
      await later();
    }
    const empty = JSON.stringify(survey(nadia, { questions: [question({ text: '' })] })).length;
    const text = letters(200_000 - empty);
    const body = JSON.stringify(survey(nadia, { questions: [question({ text })] }));
    expectSame('the bytes of the body', Buffer.byteLength(body), 200_000);
    expectSame(
      'the status',
      (await send('POST', '/survey/create', { body, person: nadia })).status,
      200,
    );
    expectSame('the text', (await newestSurvey(nadia)).questions[0]?.text, text);
  },
);

journey('blanks around an address do not count toward its length (SERVER-32)', async () => {
  const email = `${' '.repeat(30)}${addressOf(50)}${' '.repeat(30)}`;
  (await visitor().does(calls.signUp(signUp({ email })))).succeeds();
  const { session } = await logIn(addressOf(50), signUp().password);
  expectSame('the address', session?.user.email, addressOf(50));
});

journey('an agent may have a long password and a short mobile number (SERVER-19)', async () => {
  const nadia = await owner('Nadia');
  const change = { password: letters(150), mobileNumber: ' 123 ', middleName: ' Bo ' };
  (await nadia.does(calls.createAgent(agent(nadia, change)))).succeeds();
  const [row] = (await nadia.does(calls.listAgents())).succeeds().data;
  expectSame(
    'mobile number and middle name',
    [row?.mobileNumber, row?.middleName],
    [' 123 ', ' Bo '],
  );
});

journey('an empty password in a profile keeps the old one (SERVER-6)', async () => {
  const nadia = await owner('Nadia');
  (await nadia.does(calls.updateProfile(profile(nadia, { password: '' as never })))).succeeds();
  const login = { email: emailOf('Nadia'), password: passwordOf('Nadia') };
  (await visitor().does(calls.logIn(login))).isAllowed();
});
