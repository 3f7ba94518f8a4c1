import { createdAgent } from './agents.ts';
import { agent, profile, survey } from './bodies.ts';
import { calls } from './calls.ts';
import { expectSame, fail } from './expectations.ts';
import { given } from './given.ts';
import { journey, visitorJourney } from './journey.ts';
import { Person } from './Person.ts';
import { emailOf, logIn, owner, passwordOf, superAdmin, visitor } from './people.ts';
import { onePixel } from './picture.ts';
import { send, sendJson } from './send.ts';
import { created } from './surveys.ts';

type PublicCall = 'logIn' | 'signUp' | 'askForLink' | 'openLink' | 'setPassword' | 'sendMessage';

/** Every call that needs a token. A new call in calls.ts that is missing here is a type error. */
const authenticated = (person: Person) =>
  Object.values({
    listSurveys: calls.listSurveys(person.id),
    listAllSurveys: calls.listAllSurveys(person.id),
    createSurvey: calls.createSurvey(survey(person)),
    updateSurvey: calls.updateSurvey({ ...survey(person), id: 1 }),
    setSurveyStatus: calls.setSurveyStatus({ id: 1, status: 'Closed' }),
    readSurvey: calls.readSurvey(1),
    readReport: calls.readReport(1),
    listAgents: calls.listAgents(),
    readAgent: calls.readAgent(1),
    createAgent: calls.createAgent(agent(person)),
    updateAgent: calls.updateAgent({ ...agent(person), id: 1 }),
    setAgentStatus: calls.setAgentStatus({ id: 1, status: 'Active' }),
    listResponses: calls.listResponses(person.id),
    listAllResponses: calls.listAllResponses(person.id),
    updateProfile: calls.updateProfile(profile(person)),
    upload: calls.upload(onePixel()),
  } satisfies Record<Exclude<keyof typeof calls, PublicCall>, unknown>);

/**
 * Expects 401 from every authenticated call with this session. Each call gets a new person, because
 * a client forgets its token after a 401.
 */
async function expectEveryRefusal(person: Person) {
  for (const call of authenticated(person)) {
    await new Person(person.session).isRefused(401, call as never);
  }
}

journey('every authenticated call is refused without a valid token (CALL-4)', async (nadia) => {
  const sofia = await superAdmin();
  for (const call of authenticated(nadia)) await visitor().isRefused(401, call as never);
  await expectEveryRefusal(new Person(nadia.session && { ...nadia.session, token: 'made-up' }));
  const all = await sofia.gets(calls.listAllSurveys(sofia.id));
  expectSame('everyone’s surveys', all, { surveys: [], totalPages: 0 });
  expectSame('the agents', (await nadia.gets(calls.listAgents())).data, []);
});

visitorJourney('one person may have several sessions (SERVER-8)', async () => {
  const first = await owner('Nadia');
  for (const _ of [1, 2, 3, 4]) await logIn(emailOf('Nadia'), passwordOf('Nadia'));
  await first.isAllowed(calls.listSurveys(first.id));
});

visitorJourney('owners’ calls are refused to a super administrator (CALL-6)', async () => {
  const sofia = await superAdmin();
  for (const call of [
    calls.listSurveys(sofia.id),
    calls.createSurvey(survey(sofia)),
    calls.updateSurvey({ ...survey(sofia), id: 1 }),
    calls.setSurveyStatus({ id: 1, status: 'Closed' }),
    calls.readSurvey(1),
    calls.listAgents(),
    calls.readAgent(1),
    calls.createAgent(agent(sofia)),
    calls.updateAgent({ ...agent(sofia), id: 1 }),
    calls.setAgentStatus({ id: 1, status: 'Active' }),
    calls.listResponses(sofia.id),
  ]) {
    await sofia.isRefused(403, call as never);
  }
  // The shape comes first.
  await sofia.isRefused(422, calls.setSurveyStatus({ id: 1, status: 'Draft' as never }));
  const all = await sofia.gets(calls.listAllSurveys(sofia.id));
  expectSame('everyone’s surveys', all, { surveys: [], totalPages: 0 });
});

journey('the super administrator’s calls are refused to an owner (CALL-6)', async (nadia) => {
  await nadia.isRefused(403, calls.listAllSurveys(nadia.id));
  await nadia.isRefused(403, calls.listAllResponses(nadia.id));
});

journey('nobody reads a list in another’s name (SERVER-13)', async (nadia) => {
  const tomas = await owner('Tomas');
  const sofia = await superAdmin();
  const forged = tomas.inTheNameOf(nadia);
  await forged.isRefused(403, calls.listSurveys(nadia.id));
  await forged.isRefused(403, calls.listResponses(nadia.id));
  const forgedAdmin = sofia.inTheNameOf(nadia);
  await forgedAdmin.isRefused(403, calls.listAllSurveys(nadia.id));
  await forgedAdmin.isRefused(403, calls.listAllResponses(nadia.id));
});

visitorJourney(
  'every authenticated call refuses an expired session (SERVER-28, CALL-4)',
  async () => {
    const { token, userId } = await given('an expired session', {});
    const user = { firstName: '', lastName: '', email: '', type: 'OWNER', id: Number(userId) };
    await expectEveryRefusal(new Person({ token: String(token), user }));
  },
);

/** Owners' calls with a body or query of no valid shape. */
const broken = [
  ['POST', '/survey'],
  ['POST', '/survey/create'],
  ['POST', '/survey/update'],
  ['POST', '/survey/update-status'],
  ['POST', '/auth/sign-up-agent'],
  ['PUT', '/agent/1'],
  ['PATCH', '/agent/1/status'],
  ['GET', '/agent?page=none'],
  ['GET', '/response/get-response-list?page=none'],
] as const;

async function expectBroken(status: number, person?: Person) {
  for (const [method, path] of broken) {
    const sent = { ...(method !== 'GET' && { body: '{}' }), ...(person && { person }) };
    const answer = await send(method, path, sent);
    expectSame(`the status of ${method} ${path}`, answer.status, status);
  }
}

journey('without a token a broken call is refused with 401, not 422 (CALL-4)', async (nadia) => {
  await expectBroken(401);
  expectSame('a profile', (await sendJson('/user/update', {})).status, 401);
  await nadia.isAllowed(calls.listSurveys(nadia.id));
});

journey('a broken call is refused with 422 whoever makes it (CALL-6, CALL-7)', async (nadia) => {
  await expectBroken(422, await superAdmin());
  expectSame('everyone’s', (await sendJson('/survey/super-admin', {}, nadia)).status, 422);
});

journey(
  'a query field that the contract does not know changes nothing (SERVER-34)',
  async (nadia) => {
    const row = await createdAgent(nadia);
    const path = '/agent?page=1&limit=10&status=Deactivated&sort=name&ownerId=4711';
    const answer = await send('GET', path, { person: nadia });
    const { data } = (await answer.json()) as { data: { id: number }[] };
    expectSame(
      'the agents',
      data?.map(({ id }) => id),
      [row.id],
    );
  },
);

journey('tokens are compared exactly (CALL-4)', async (nadia) => {
  const token = nadia.session?.token ?? '';
  for (const other of [token.toUpperCase(), token.toLowerCase(), `${token}x`, token.slice(0, -1)]) {
    if (other === token) continue;
    const forged = new Person(nadia.session && { ...nadia.session, token: other });
    await forged.isRefused(401, calls.listSurveys(nadia.id));
  }
  for (const [scheme, status] of [
    ['Basic', 401],
    ['', 401],
    ['bearer', 200],
    ['BEARER', 200],
  ] as const) {
    const answer = await send('GET', '/agent?page=1&limit=10', { person: nadia, scheme });
    expectSame(`the status of a token sent as "${scheme}"`, answer.status, status);
  }
  const asQuery = await send('GET', `/agent?page=1&limit=10&token=${token}&access_token=${token}`);
  expectSame('the status of a token in the address', asQuery.status, 401);
  await nadia.gets(calls.listSurveys(nadia.id));
});

journey('every private answer forbids caching (SERVER-31)', async (nadia) => {
  const sofia = await superAdmin();
  const { id } = await created(nadia);
  await nadia.gets(calls.createAgent(agent(nadia)));
  const [row] = (await nadia.gets(calls.listAgents())).data;
  const form = new FormData();
  form.append('file', onePixel());
  for (const answer of [
    await sendJson('/survey', { userId: nadia.id, page: 1, pageSize: 10 }, nadia),
    await send('GET', `/survey/${id}`, { person: nadia }),
    await send('GET', `/survey/analyze/${id}`, { person: nadia }),
    await send('GET', '/agent?page=1&limit=10', { person: nadia }),
    await send('GET', `/agent/${row?.id}`, { person: nadia }),
    await send('POST', '/upload', { body: form, person: nadia }),
    await sendJson('/auth/login', { email: emailOf('Nadia'), password: passwordOf('Nadia') }),
    await sendJson('/survey/super-admin', { userId: sofia.id, page: 1, pageSize: 10 }, sofia),
    await sendJson('/user/update', profile(nadia), nadia),
    await send('GET', `/response/get-response-list?page=1&pageSize=10&userId=${nadia.id}`, {
      person: nadia,
    }),
  ]) {
    expectSame('the status', answer.status, 200);
    const caching = answer.headers.get('cache-control') ?? '';
    if (!/\bno-store\b/i.test(caching)) fail(`a Cache-Control with no-store, not "${caching}"`);
  }
});
