import type { Session } from '#domain/person/session.ts';
import { describedCalls } from '#mocks/describedCalls.ts';
import { agentUpdate, createAgent, listAgents } from './agents.ts';
import { agent, contactForm, profile, signUp, survey } from './bodies.ts';
import { calls } from './calls.ts';
import { expectSame, failExpecting } from './expectations.ts';
import { journey } from './journey.ts';
import { createResetToken, emailFor, logIn, passwordFor, signUpOwner } from './people.ts';
import { send, sendJson } from './send.ts';
import { createSurvey, listSurveys } from './surveys.ts';

/** Fields that give rights on a server that stores every field of a body. */
const privilegedFields = {
  type: 'SUPER_ADMIN',
  role: 'SUPER_ADMIN',
  isAdmin: true,
  status: 'Closed',
  token: 'a-token',
  passwordHash: 'a-hash',
};

/** The user that a login returns. */
const readAccount = async (name: string) =>
  (await logIn(emailFor(name), passwordFor(name))).session?.user;

/** Asserts that a login with these credentials, if it succeeds, is no super administrator's. */
async function expectNoSuperAdmin(email: string, password: string): Promise<void> {
  const response = await sendJson('/auth/login', { email, password });
  const { user } = (await response.json().catch(() => ({}))) as Partial<Session>;
  if (response.ok && user?.type === 'SUPER_ADMIN') failExpecting('no super administrator');
}

journey(
  'unknown fields change no rights, owner or account (SERVER-34, SERVER-5)',
  async (nadia) => {
    const tomas = await signUpOwner('Tomas');
    const otherSurvey = await createSurvey(tomas);
    const requireOwnSurvey = await createSurvey(nadia);
    const requireOwnAgent = await createAgent(nadia);
    const [account, ownAccount] = [await readAccount('Tomas'), await readAccount('Nadia')];
    const newAgent = agent(nadia, { email: emailFor('Agent') });
    // The id of an existing record, and a valid body.
    const bodies: Partial<Record<string, { id: number; body: object; path?: string }>> = {
      signUp: { id: tomas.id, body: signUp() },
      createAgent: { id: tomas.id, body: newAgent },
      createSurvey: { id: otherSurvey.id, body: survey(nadia) },
      updateSurvey: { id: otherSurvey.id, body: { ...requireOwnSurvey, userId: nadia.id } },
      updateSurveyStatus: { id: otherSurvey.id, body: { id: requireOwnSurvey.id, status: 'Open' } },
      updateAgent: {
        id: tomas.id,
        body: agentUpdate(nadia, requireOwnAgent.id, { email: requireOwnAgent.email }),
        path: `/agent/${requireOwnAgent.id}`,
      },
      updateAgentStatus: {
        id: tomas.id,
        body: { status: 'Active' },
        path: `/agent/${requireOwnAgent.id}/status`,
      },
      updateProfile: { id: tomas.id, body: profile(nadia) },
      updatePassword: {
        id: tomas.id,
        body: {
          id: nadia.id,
          token: await createResetToken('Nadia'),
          password: passwordFor('Nadia2'),
        },
      },
      contactUs: { id: tomas.id, body: contactForm() },
    };
    const foreignOwnerFields = { ownerId: tomas.id, userId: tomas.id, user: { id: tomas.id } };
    for (const { operationId, method, path } of describedCalls) {
      const call = bodies[operationId];
      if (!call) continue;
      const body = JSON.stringify({
        ...privilegedFields,
        ...foreignOwnerFields,
        id: call.id,
        ...call.body,
      });
      const { status } = await send(method, call.path ?? path, { body, person: nadia });
      if (status >= 500) failExpecting('a field that is ignored or refused with 4xx');
    }
    expectSame('the other account', await readAccount('Tomas'), account);
    expectSame('the other survey', await tomas.fetch(calls.getSurvey(otherSurvey.id)), otherSurvey);
    expectSame(
      'the ids of the other surveys',
      (await listSurveys(tomas)).surveys.map(({ id }) => id),
      [otherSurvey.id],
    );
    expectSame('the agents of the other owner', (await listAgents(tomas)).data, []);
    // The new password has ended Nadia's first session.
    const nadiaAfterReset = await logIn(emailFor('Nadia'), passwordFor('Nadia2'));
    expectSame(
      'the own survey',
      await nadiaAfterReset.fetch(calls.getSurvey(requireOwnSurvey.id)),
      requireOwnSurvey,
    );
    for (const email of [signUp().email, newAgent.email, requireOwnAgent.email]) {
      for (const password of [signUp().password, newAgent.password]) {
        await expectNoSuperAdmin(email, password);
      }
    }
    expectSame('the type of the own account', nadiaAfterReset.session?.user.type, ownAccount?.type);
    expectSame('the id of the own account', nadiaAfterReset.id, ownAccount?.id);
  },
);
