import { agent, profile, survey } from './bodies.ts';
import { calls } from './calls.ts';
import { expectSame } from './expectSame.ts';
import { given } from './given.ts';
import { journey } from './journey.ts';
import { Person } from './Person.ts';
import { emailOf, logIn, owner, passwordOf, superAdmin, visitor } from './people.ts';
import { onePixel } from './picture.ts';

/** Every call that needs a token, as a person makes it. */
const authenticated = (person: Person) => [
  calls.listSurveys(person.id),
  calls.listAllSurveys(person.id),
  calls.createSurvey(survey(person)),
  calls.updateSurvey({ ...survey(person), id: 1 }),
  calls.setSurveyStatus({ id: 1, status: 'Closed' }),
  calls.readSurvey(1),
  calls.readReport(1),
  calls.listAgents(),
  calls.readAgent(1),
  calls.createAgent(agent(person)),
  calls.updateAgent({ ...agent(person), id: 1 }),
  calls.setAgentStatus({ id: 1, status: 'Active' }),
  calls.listResponses(person.id),
  calls.listAllResponses(person.id),
  calls.updateProfile(profile(person)),
  calls.upload(onePixel()),
];

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
  if (!nadia.session) return;
  for (const call of authenticated(nadia)) {
    const forged = new Person({ ...nadia.session, token: 'made-up' });
    (await forged.does<unknown>(call as never)).isRefused(401);
  }
  await expectNothingStored(nadia, sofia);
});

journey('one person may have several sessions (SERVER-8)', async () => {
  const first = await owner('Nadia');
  const second = await logIn(emailOf('Nadia'), passwordOf('Nadia'));
  (await first.does(calls.listSurveys(first.id))).succeeds();
  (await second.does(calls.listSurveys(second.id))).succeeds();
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

journey('an expired session is refused (SERVER-28, CALL-4)', async () => {
  const { token, userId } = await given('an expired session', {});
  const user = { firstName: '', lastName: '', email: '', type: 'OWNER', id: Number(userId) };
  const person = new Person({ token: String(token), user });
  (await person.does(calls.listSurveys(person.id))).isRefused(401);
  (await person.does(calls.listAgents())).isRefused(401);
});
