import { agent, profile, signUp } from './bodies.ts';
import { calls } from './calls.ts';
import { expectSame } from './expectSame.ts';
import { fail } from './fail.ts';
import { given } from './given.ts';
import { journey } from './journey.ts';
import type { Person } from './Person.ts';
import { emailOf, logIn, owner, passwordOf, visitor } from './people.ts';
import { onePixel } from './picture.ts';
import { send, sendJson } from './send.ts';
import { created, later, listOf } from './surveys.ts';

const linkFor = async (name: string) =>
  String(
    (await given('a reset link for a person', { email: emailOf(name), state: 'valid' })).resetToken,
  );

journey(
  'a profile refused for its address keeps the old password (SERVER-5, SERVER-6)',
  async () => {
    const nadia = await owner('Nadia');
    await owner('Tomas');
    const change = { email: emailOf('Tomas'), password: 'another-one' };
    (await nadia.does(calls.updateProfile(profile(nadia, change)))).isRefused(409);
    await logIn(emailOf('Nadia'), passwordOf('Nadia'));
    const token = await linkFor('Nadia');
    const reset = { id: nadia.id, token, password: 'another-one' };
    (await visitor().does(calls.setPassword(reset))).succeeds();
  },
);

journey(
  'a refused update stores no logo, and does not change updatedAt (SERVER-21, SERVER-27)',
  async () => {
    const nadia = await owner('Nadia');
    const view = await created(nadia, { title: 'First' });
    await later();
    await created(nadia, { title: 'Second' });
    const before = await listOf(nadia);
    const { url } = (await nadia.does(calls.upload(onePixel()))).succeeds();
    const question = {
      text: 'Which?',
      type: 'single',
      required: true,
      hasOthers: false,
      options: [],
    };
    const update = { id: view.id, title: 'First', logo: url, userId: nadia.id };
    const answer = await sendJson('/survey/update', { ...update, questions: [question] }, nadia);
    expectSame('the status', answer.status, 422);
    expectSame('the list', await listOf(nadia), before);
    expectSame(
      'the logo',
      (await nadia.does(calls.readSurvey(view.id))).succeeds().logo,
      view.logo,
    );
  },
);

journey('reading a report or view changes nothing (SERVER-27)', async () => {
  const nadia = await owner('Nadia');
  const first = await created(nadia, { title: 'First' });
  await later();
  await created(nadia, { title: 'Second' });
  const before = await listOf(nadia);
  (await nadia.does(calls.readReport(first.id))).succeeds();
  (await nadia.does(calls.readSurvey(first.id))).succeeds();
  expectSame('the list', await listOf(nadia), before);
});

/** The statuses of concurrent calls, the lowest first. */
const statusesOf = async (answers: Promise<Response>[]) =>
  (await Promise.all(answers)).map(({ status }) => status).toSorted((one, other) => one - other);

const sendAgent = (person: Person, id: number, change: object) => {
  const { password: _, ...form } = agent(person);
  return send('PUT', `/agent/${id}`, { body: JSON.stringify({ ...form, ...change }), person });
};

journey(
  'concurrent requests for one address by agents, people and profiles succeed once (SERVER-23, SERVER-1)',
  async () => {
    const nadia = await owner('Nadia');
    const tomas = await owner('Tomas');
    const email = 'shared@journey.example';
    expectSame(
      'the statuses of two agents and a person with one address',
      await statusesOf([
        sendJson('/auth/sign-up-agent', agent(nadia, { email }), nadia),
        sendJson('/auth/sign-up-agent', agent(nadia, { email }), nadia),
        sendJson('/auth/sign-up', signUp({ email })),
      ]),
      [200, 409, 409],
    );
    const wanted = 'wanted@journey.example';
    expectSame(
      'the statuses of two profiles with one address',
      await statusesOf(
        [nadia, tomas].map((person) =>
          sendJson('/user/update', profile(person, { email: wanted }), person),
        ),
      ),
      [200, 409],
    );
    for (const own of ['one@field.example', 'two@field.example']) {
      (await nadia.does(calls.createAgent(agent(nadia, { email: own })))).succeeds();
    }
    const { data } = (await nadia.does(calls.listAgents())).succeeds();
    const [two, one] = data;
    if (!one || !two) return fail('two agents');
    expectSame(
      'the statuses of two agents that get one address',
      await statusesOf(
        [one, two].map(({ id }) => sendAgent(nadia, id, { email: 'both@field.example' })),
      ),
      [200, 409],
    );
  },
);

journey(
  'a concurrent update and status change are both stored (SERVER-23, SERVER-10)',
  async () => {
    const nadia = await owner('Nadia');
    const view = await created(nadia);
    const update = { id: view.id, title: 'Changed', questions: view.questions, userId: nadia.id };
    const statuses = await statusesOf([
      sendJson('/survey/update', update, nadia),
      sendJson('/survey/update-status', { id: view.id, status: 'Closed' }, nadia),
    ]);
    expectSame('both statuses', statuses, [200, 200]);
    const [row] = (await listOf(nadia)).surveys;
    expectSame('title and status', [row?.title, row?.status], ['Changed', 'Closed']);
  },
);

journey(
  'a concurrent update without a logo keeps the new one, and one of an agent its status (SERVER-23, SERVER-11, SERVER-19)',
  async () => {
    const nadia = await owner('Nadia');
    const view = await created(nadia, { image: 'https://example.com/one.png' });
    const update = { id: view.id, title: view.title, questions: view.questions, userId: nadia.id };
    const logo = 'https://example.com/two.png';
    const [withLogo] = await Promise.all([
      sendJson('/survey/update', { ...update, logo }, nadia),
      sendJson('/survey/update', update, nadia),
    ]);
    // One of the updates may get 409.
    const wanted = withLogo.status === 200 ? logo : view.logo;
    const after = (await nadia.does(calls.readSurvey(view.id))).succeeds();
    expectSame('the logo', after.logo, wanted);
    (await nadia.does(calls.createAgent(agent(nadia)))).succeeds();
    const [row] = (await nadia.does(calls.listAgents())).succeeds().data;
    const id = row?.id ?? 0;
    const [, changed] = await Promise.all([
      sendAgent(nadia, id, { firstName: 'Changed' }),
      nadia.does(calls.setAgentStatus({ id, status: 'Deactivated' })),
    ]);
    changed.succeeds();
    const { status } = (await nadia.does(calls.readAgent(id))).succeeds();
    expectSame('the status of the agent', status, 'Deactivated');
  },
);

journey(
  'another owner’s agent is missing, whatever else is wrong with the call (CALL-5)',
  async () => {
    const nadia = await owner('Nadia');
    const tomas = await owner('Tomas');
    (await nadia.does(calls.createAgent(agent(nadia)))).succeeds();
    const [row] = (await nadia.does(calls.listAgents())).succeeds().data;
    const { status } = await sendAgent(tomas, row?.id ?? 0, {
      email: emailOf('Nadia'),
      ownerId: tomas.id,
    });
    expectSame('the status', status, 404);
  },
);
