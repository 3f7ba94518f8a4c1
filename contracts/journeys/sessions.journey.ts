import { agent, profile, survey } from './bodies.ts';
import { calls } from './calls.ts';
import { expectSame } from './expectSame.ts';
import { fail } from './fail.ts';
import { given } from './given.ts';
import { journey } from './journey.ts';
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

/** The refused calls created nothing: no survey, no agent. */
async function expectNothingStored(somebody: Person, sofia: Person) {
  const all = (await sofia.does(calls.listAllSurveys(sofia.id))).succeeds();
  expectSame('everyone’s surveys', all, { surveys: [], totalPages: 0 });
  const { data } = (await somebody.does(calls.listAgents())).succeeds();
  expectSame('the agents', data, []);
}

journey('every authenticated call is refused without a token (CALL-4)', async () => {
  const nadia = await owner('Nadia');
  const sofia = await superAdmin();
  for (const call of authenticated(nadia)) {
    (await visitor().does<unknown>(call as never)).isRefused(401);
  }
  await expectNothingStored(nadia, sofia);
});

journey('every authenticated call is refused with an invented token (CALL-4)', async () => {
  const nadia = await owner('Nadia');
  const sofia = await superAdmin();
  for (const call of authenticated(nadia)) {
    const forged = new Person(nadia.session && { ...nadia.session, token: 'made-up' });
    (await forged.does<unknown>(call as never)).isRefused(401);
  }
  await expectNothingStored(nadia, sofia);
});

journey('one person may have several sessions (SERVER-8)', async () => {
  const first = await owner('Nadia');
  const second = await logIn(emailOf('Nadia'), passwordOf('Nadia'));
  (await first.does(calls.listSurveys(first.id))).isAllowed();
  (await second.does(calls.listSurveys(second.id))).isAllowed();
});

journey('owners’ calls are refused to a super administrator (CALL-6)', async () => {
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
    (await sofia.does<unknown>(call as never)).isRefused(403);
  }
  const all = (await sofia.does(calls.listAllSurveys(sofia.id))).succeeds();
  expectSame('everyone’s surveys', all, { surveys: [], totalPages: 0 });
});

journey('the super administrator’s calls are refused to an owner (CALL-6)', async () => {
  const nadia = await owner('Nadia');
  (await nadia.does(calls.listAllSurveys(nadia.id))).isRefused(403);
  (await nadia.does(calls.listAllResponses(nadia.id))).isRefused(403);
});

journey('nobody reads a list in another’s name (SERVER-13)', async () => {
  const nadia = await owner('Nadia');
  const tomas = await owner('Tomas');
  const sofia = await superAdmin();
  const forged = tomas.inTheNameOf(nadia);
  (await forged.does(calls.listSurveys(nadia.id))).isRefused(403);
  (await forged.does(calls.listResponses(nadia.id))).isRefused(403);
  const forgedAdmin = sofia.inTheNameOf(nadia);
  (await forgedAdmin.does(calls.listAllSurveys(nadia.id))).isRefused(403);
  (await forgedAdmin.does(calls.listAllResponses(nadia.id))).isRefused(403);
});

journey('every authenticated call refuses an expired session (SERVER-28, CALL-4)', async () => {
  const { token, userId } = await given('an expired session', {});
  const user = { firstName: '', lastName: '', email: '', type: 'OWNER', id: Number(userId) };
  const person = new Person({ token: String(token), user });
  for (const call of authenticated(person)) {
    // A refusal ends the session of the store.
    const expired = new Person(person.session);
    (await expired.does<unknown>(call as never)).isRefused(401);
  }
});

journey('tokens are compared exactly (CALL-4)', async () => {
  const nadia = await owner('Nadia');
  const token = nadia.session?.token ?? '';
  for (const other of [token.toUpperCase(), token.toLowerCase(), `${token}x`, token.slice(0, -1)]) {
    if (other === token) continue;
    const forged = new Person(nadia.session && { ...nadia.session, token: other });
    (await forged.does(calls.listSurveys(nadia.id))).isRefused(401);
  }
  (await nadia.does(calls.listSurveys(nadia.id))).succeeds();
});

journey('every private answer forbids caching (SERVER-31)', async () => {
  const nadia = await owner('Nadia');
  const { id } = await created(nadia);
  (await nadia.does(calls.createAgent(agent(nadia)))).succeeds();
  const [row] = (await nadia.does(calls.listAgents())).succeeds().data;
  const form = new FormData();
  form.append('file', onePixel());
  for (const answer of [
    await sendJson('/survey', { userId: nadia.id, page: 1, pageSize: 10 }, nadia),
    await send('GET', `/survey/${id}`, { person: nadia }),
    await send('GET', `/survey/analyze/${id}`, { person: nadia }),
    await send('GET', '/agent?page=1&limit=10', { person: nadia }),
    await send('GET', `/agent/${row?.id}`, { person: nadia }),
    await send('POST', '/upload', { body: form, person: nadia }),
    await sendJson('/user/update', profile(nadia), nadia),
    await send('GET', `/response/get-response-list?page=1&pageSize=10&userId=${nadia.id}`, {
      person: nadia,
    }),
  ]) {
    expectSame('the status', answer.status, 200);
    const caching = answer.headers.get('cache-control') ?? '';
    if (!/\bno-store\b/.test(caching)) fail(`a Cache-Control with no-store, not "${caching}"`);
  }
});
