import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, test } from 'vitest';
import { agentApi } from '#api/agentApi.ts';
import type { Agent } from '#domain/agent/agent.ts';
import { agentBody } from '#fixtures/agentBody.ts';
import {
  bearer,
  errorBody,
  expectError,
  expectSuccess,
  interaction,
  jsonBody,
  ownerInteraction,
  pickExample,
  signedBody,
  signedIn,
  signedRequest,
  USER_ID,
  userId,
} from '../consumerPact.ts';

const { eachLike, integer, regex, string } = MatchersV3;

const agent = {
  id: integer(1),
  firstName: string('Amina'),
  lastName: string('Diallo'),
  email: string('amina.1@field.example'),
  mobileNumber: string('07700900100'),
  status: regex('Active|Deactivated', 'Active'),
} satisfies Partial<Record<keyof Agent, unknown>>;
const agentPath = (suffix = '') =>
  pickExample(`/api/v1/agent/\${agentId}${suffix}`, { agentId: 1 });

describe('GET /agent', () => {
  const list = () =>
    signedIn().dispatch(agentApi.endpoints.agents.initiate({ page: 1, limit: 10 }));
  const query = { page: '1', limit: '10' };

  test('an owner has a page of agents', () =>
    ownerInteraction('a page of agents', ['agents of the owner', { count: 2 }])
      .withRequest('GET', '/api/v1/agent', (request) => request.headers(bearer).query(query))
      .willRespondWith(
        200,
        jsonBody({
          data: eachLike(agent),
          pagination: { totalPages: integer(1), totalItems: integer(2) },
        }),
      )
      .executeTest(async () => {
        expect((await list()).data?.data[0]).toMatchObject({
          firstName: 'Amina',
          status: 'Active',
        });
      }));

  test('an owner without agents has an empty page', () =>
    ownerInteraction('a page of agents of an owner who has none')
      .withRequest('GET', '/api/v1/agent', (request) => request.headers(bearer).query(query))
      .willRespondWith(200, jsonBody({ data: [], pagination: { totalPages: 0, totalItems: 0 } }))
      .executeTest(async () => {
        expect((await list()).data?.data).toEqual([]);
      }));
});

describe('GET /agent/{id}', () => {
  const fetchAgent = () => signedIn().dispatch(agentApi.endpoints.agent.initiate(1));

  test('an owner reads an agent', () =>
    ownerInteraction('one agent', ['agents of the owner', { count: 1 }])
      .withRequest('GET', agentPath(), signedRequest)
      .willRespondWith(200, jsonBody({ data: agent }))
      .executeTest(async () => {
        expect((await fetchAgent()).data).toMatchObject({ firstName: 'Amina' });
      }));

  test('reading a missing agent is answered 404', () =>
    ownerInteraction('one agent that is not there')
      .withRequest('GET', '/api/v1/agent/1', signedRequest)
      .willRespondWith(404, jsonBody(errorBody('Agent not found')))
      .executeTest(() => expectError(fetchAgent(), { kind: 'status', status: 404 })));
});

describe('POST /auth/sign-up-agent', () => {
  const body = { ...agentBody, password: 'Agent-2026' };
  const createAgent = () =>
    signedIn().dispatch(agentApi.endpoints.createAgent.initiate({ ...body, ownerId: USER_ID }));

  test('an owner creates an agent', () =>
    ownerInteraction('a new agent')
      .withRequest('POST', '/api/v1/auth/sign-up-agent', signedBody({ ...body, ownerId: userId }))
      .willRespondWith(200)
      .executeTest(() => expectSuccess(createAgent())));

  test('creating an agent with a taken email is refused with 409 and a message to show', () =>
    ownerInteraction('a new agent with a taken e-mail', [
      'a person',
      { email: agentBody.email, password: 'secret1' },
    ])
      .withRequest('POST', '/api/v1/auth/sign-up-agent', signedBody({ ...body, ownerId: userId }))
      .willRespondWith(409, jsonBody(errorBody('That address is taken')))
      .executeTest(() =>
        expectError(createAgent(), {
          status: 409,
          message: 'That address is taken',
        }),
      ));
});

describe('PUT /agent/{id}', () => {
  const update = () =>
    signedIn().dispatch(
      agentApi.endpoints.updateAgent.initiate({ ...agentBody, id: 1, ownerId: USER_ID }),
    );
  const body = { ...agentBody, ownerId: userId };

  test('an owner updates an agent', () =>
    ownerInteraction('a changed agent', ['agents of the owner', { count: 1 }])
      .withRequest('PUT', agentPath(), signedBody(body))
      .willRespondWith(200)
      .executeTest(() => expectSuccess(update())));

  test('an agent that is not there is answered 404 with a message to show', () =>
    ownerInteraction('a changed agent that is not there')
      .withRequest('PUT', '/api/v1/agent/1', signedBody(body))
      .willRespondWith(404, jsonBody(errorBody('Agent not found')))
      .executeTest(() => expectError(update(), { status: 404, message: 'Agent not found' })));
});

describe('PATCH /agent/{id}/status', () => {
  test.each(['Active', 'Deactivated'] as const)('an owner sets an agent to %s', (status) =>
    interaction(
      `an agent that is to be ${status}`,
      ['a signed-in owner', {}],
      ['agents of the owner', { count: 1 }],
    )
      .withRequest('PATCH', agentPath('/status'), signedBody({ status }))
      .willRespondWith(200)
      .executeTest(() =>
        expectSuccess(
          signedIn().dispatch(agentApi.endpoints.updateAgentStatus.initiate({ id: 1, status })),
        ),
      ),
  );

  test('changing the status of a missing agent is answered 404', () =>
    ownerInteraction('a status for an agent that is not there')
      .withRequest('PATCH', '/api/v1/agent/1/status', signedBody({ status: 'Active' }))
      .willRespondWith(404, jsonBody(errorBody('Agent not found')))
      .executeTest(() =>
        expectError(
          signedIn().dispatch(
            agentApi.endpoints.updateAgentStatus.initiate({ id: 1, status: 'Active' }),
          ),
          { kind: 'status', status: 404 },
        ),
      ));
});
