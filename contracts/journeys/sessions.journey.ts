import { type Call, calls as callDefinitions, type OperationId } from '#domain/api/calls.ts';
import { describedCalls } from '#mocks/describedCalls.ts';
import { createAgent } from './agents.ts';
import { agent, profile, survey } from './bodies.ts';
import { calls } from './calls.ts';
import { expectSame, failExpecting } from './expectations.ts';
import { journey, journeyFromEmptyDatabase } from './journey.ts';
import { missingId } from './limits.ts';
import { Person } from './Person.ts';
import { emailFor, logIn, logInSuperAdmin, passwordFor, signUpOwner, visitor } from './people.ts';
import { onePixel } from './picture.ts';
import { send, sendJson } from './send.ts';
import { prepareState } from './states.ts';
import { createSurvey } from './surveys.ts';

type PrivateCall = {
  [Id in OperationId]: (typeof callDefinitions)[Id]['access'] extends 'public' ? never : Id;
}[OperationId];

/** Every call that needs a token, with valid data. A missing call is a type error. */
const validCalls = (person: Person) =>
  ({
    createSurvey: calls.createSurvey(survey(person)),
    listSurveys: calls.listSurveys(person.id),
    getSurvey: calls.getSurvey(1),
    updateSurvey: calls.updateSurvey({ ...survey(person), id: 1 }),
    updateSurveyStatus: calls.updateSurveyStatus({ id: 1, status: 'Closed' }),
    analyzeSurvey: calls.analyzeSurvey(1),
    listResponses: calls.listResponses(person.id),
    createAgent: calls.createAgent(agent(person)),
    listAgents: calls.listAgents(),
    getAgent: calls.getAgent(1),
    updateAgent: calls.updateAgent({ ...agent(person), id: 1 }),
    updateAgentStatus: calls.updateAgentStatus({ id: 1, status: 'Active' }),
    updateProfile: calls.updateProfile(profile(person)),
    uploadPicture: calls.uploadPicture(onePixel()),
    listAllSurveys: calls.listAllSurveys(person.id),
    listAllResponses: calls.listAllResponses(person.id),
  }) satisfies Record<PrivateCall, unknown>;

/** The valid calls with one of these access levels. */
const callsFor = (person: Person, ...access: Call['access'][]) =>
  Object.entries(validCalls(person))
    .filter(([id]) => access.includes(callDefinitions[id as PrivateCall].access))
    .map(([, call]) => call as never);

/**
 * Expects 401 from every authenticated call with this session. Each call gets a new person, because
 * a client forgets its token after a 401.
 */
async function expectEveryRefusal(person: Person) {
  for (const call of callsFor(person, 'signedIn', 'owner', 'superAdmin')) {
    await new Person(person.session).expectRefused(401, call);
  }
}

journey('every authenticated call is refused without a valid token (CALL-4)', async (nadia) => {
  const sofia = await logInSuperAdmin();
  for (const call of callsFor(nadia, 'signedIn', 'owner', 'superAdmin')) {
    await visitor().expectRefused(401, call);
  }
  await expectEveryRefusal(new Person(nadia.session && { ...nadia.session, token: 'made-up' }));
  const allSurveys = await sofia.fetch(calls.listAllSurveys(sofia.id));
  expectSame('everyone’s surveys', allSurveys, { surveys: [], totalPages: 0 });
  expectSame('the agents', (await nadia.fetch(calls.listAgents())).data, []);
});

journeyFromEmptyDatabase('one person may have several sessions (SERVER-8)', async () => {
  const firstSession = await signUpOwner('Nadia');
  for (const _ of [1, 2, 3, 4]) await logIn(emailFor('Nadia'), passwordFor('Nadia'));
  await firstSession.expectAllowed(calls.listSurveys(firstSession.id));
});

journeyFromEmptyDatabase(
  'owners’ calls are refused to a super administrator (CALL-6)',
  async () => {
    const sofia = await logInSuperAdmin();
    for (const call of callsFor(sofia, 'owner')) await sofia.expectRefused(403, call);
    // The server validates the body before it checks the role.
    await sofia.expectRefused(422, calls.updateSurveyStatus({ id: 1, status: 'Draft' as never }));
    const allSurveys = await sofia.fetch(calls.listAllSurveys(sofia.id));
    expectSame('everyone’s surveys', allSurveys, { surveys: [], totalPages: 0 });
  },
);

journey('the super administrator’s calls are refused to an owner (CALL-6)', async (nadia) => {
  for (const call of callsFor(nadia, 'superAdmin')) await nadia.expectRefused(403, call);
});

journey('nobody reads a list in another’s name (SERVER-13)', async (nadia) => {
  const tomas = await signUpOwner('Tomas');
  const sofia = await logInSuperAdmin();
  const impersonator = tomas.inTheNameOf(nadia);
  await impersonator.expectRefused(403, calls.listSurveys(nadia.id));
  await impersonator.expectRefused(403, calls.listResponses(nadia.id));
  const forgedAdmin = sofia.inTheNameOf(nadia);
  await forgedAdmin.expectRefused(403, calls.listAllSurveys(nadia.id));
  await forgedAdmin.expectRefused(403, calls.listAllResponses(nadia.id));
});

journeyFromEmptyDatabase(
  'every authenticated call refuses an expired session (SERVER-28, CALL-4)',
  async () => {
    const { token, userId } = await prepareState('an expired session', {});
    const user = { firstName: '', lastName: '', email: '', type: 'OWNER', id: Number(userId) };
    await expectEveryRefusal(new Person({ token: String(token), user }));
  },
);

/** Sends an invalid body or query to each private call that has one. */
async function expectInvalidCallsRefused(status: number, person?: Person) {
  for (const { method, path, access, body, query } of describedCalls) {
    if (access === 'public' || !(body || query)) continue;
    const url = `${path.replace(':id', '1')}${query ? '?page=none' : ''}`;
    const options = { ...(body && { body: '{}' }), ...(person && { person }) };
    const response = await send(method, url, options);
    expectSame(`the status of ${method} ${url}`, response.status, status);
  }
}

journey(
  'without a token a call with an invalid body is refused with 401, not 422 (CALL-4)',
  async (nadia) => {
    await expectInvalidCallsRefused(401);
    await nadia.expectAllowed(calls.listSurveys(nadia.id));
  },
);

journey(
  'a call with an invalid body is refused with 422 whoever makes it (CALL-6, CALL-7)',
  async (nadia) => {
    await expectInvalidCallsRefused(422, await logInSuperAdmin());
    await expectInvalidCallsRefused(422, nadia);
  },
);

journey(
  'a query field that the contract does not know changes nothing (SERVER-34)',
  async (nadia) => {
    const row = await createAgent(nadia);
    const path = '/agent?page=1&limit=10&not-a-field=1';
    const response = await send('GET', path, { person: nadia });
    const { data } = (await response.json()) as { data: { id: number }[] };
    const ids = data?.map(({ id }) => id);
    expectSame('the agents', ids, [row.id]);
  },
);

journey('tokens are compared exactly (CALL-4)', async (nadia) => {
  const token = nadia.session?.token ?? '';
  const login = { email: emailFor('Nadia'), password: passwordFor('Nadia') };
  const cookies = (await sendJson('/auth/login', login)).headers.getSetCookie();
  const cookie = cookies.map((text) => text.split(';')[0]).join('; ');
  const { status } = await send('GET', '/agent?page=1&limit=10&ownerId=1', { headers: { cookie } });
  expectSame('the status with the cookies of a login instead of a token', status, 401);
  for (const wrongToken of [
    token.toUpperCase(),
    token.toLowerCase(),
    `${token}x`,
    token.slice(0, -1),
  ]) {
    if (wrongToken === token) continue;
    const forgedPerson = new Person(nadia.session && { ...nadia.session, token: wrongToken });
    await forgedPerson.expectRefused(401, calls.listSurveys(nadia.id));
  }
  for (const [scheme, status] of [
    ['Basic', 401],
    ['', 401],
    ['bearer', 200],
    ['BEARER', 200],
  ] as const) {
    const response = await send('GET', '/agent?page=1&limit=10', { person: nadia, scheme });
    expectSame(`the status of a token sent as "${scheme}"`, response.status, status);
  }
  const queryTokenResponse = await send(
    'GET',
    `/agent?page=1&limit=10&token=${token}&access_token=${token}`,
  );
  expectSame('the status of a token in the address', queryTokenResponse.status, 401);
  const list = { userId: nadia.id, page: 1, pageSize: 10 };
  const bodyTokenResponse = await sendJson('/survey', { ...list, token, access_token: token });
  expectSame('the status of a token in the body', bodyTokenResponse.status, 401);
  await nadia.fetch(calls.listSurveys(nadia.id));
});

journey('every private response has Cache-Control: no-store (SERVER-31)', async (nadia) => {
  const sofia = await logInSuperAdmin();
  const { id } = await createSurvey(nadia);
  await nadia.fetch(calls.createAgent(agent(nadia)));
  const [row] = (await nadia.fetch(calls.listAgents())).data;
  const form = new FormData();
  form.append('file', onePixel());
  const paths = [
    ...[`/survey/${id}`, `/survey/analyze/${id}`, '/agent?page=1&limit=10', `/agent/${row?.id}`],
    `/response/get-response-list?page=1&pageSize=10&userId=${nadia.id}`,
  ];
  const missingPath = `/survey/${missingId(id)}`;
  const login = { email: emailFor('Nadia'), password: passwordFor('Nadia') };
  const requests: [request: () => Promise<Response>, status?: number][] = [
    ...paths.map((path): [() => Promise<Response>] => [() => send('GET', path, { person: nadia })]),
    [() => sendJson('/survey', { userId: nadia.id, page: 1, pageSize: 10 }, nadia)],
    [() => send('POST', '/upload', { body: form, person: nadia })],
    [() => sendJson('/auth/login', login)],
    [() => sendJson('/survey/super-admin', { userId: sofia.id, page: 1, pageSize: 10 }, sofia)],
    [() => sendJson('/user/update', profile(nadia), nadia)],
    [() => send('GET', missingPath), 401],
    [() => send('GET', missingPath, { person: nadia }), 404],
    [() => sendJson('/auth/sign-up-agent', agent(nadia), nadia), 409],
    [() => sendJson('/survey', {}, nadia), 422],
  ];
  // One after another: a failure prints the last request.
  for (const [request, status = 200] of requests) {
    const response = await request();
    expectSame('the status', response.status, status);
    const caching = response.headers.get('cache-control') ?? '';
    if (!/\bno-store\b/i.test(caching))
      failExpecting(`a Cache-Control with no-store, not "${caching}"`);
  }
});
