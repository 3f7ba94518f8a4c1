import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { describe, expect, test } from 'vitest';
import { agentApi } from '#api/agentApi.ts';
import { authApi } from '#api/authApi.ts';
import { contactApi } from '#api/contactApi.ts';
import { responseApi } from '#api/responseApi.ts';
import { surveyApi } from '#api/surveyApi.ts';
import { userApi } from '#api/userApi.ts';
import { calls, type OperationId } from '#domain/api/calls.ts';
import { agentBody } from '#fixtures/agentBody.ts';
import {
  bearer,
  errorBody,
  expectError,
  type Given,
  interaction,
  jsonBody,
  pickExample,
  signedBody,
  signedIn,
  TOKEN,
  USER_ID,
  userId,
  visitor,
} from '../consumerPact.ts';

type Store = ReturnType<typeof visitor>;

/** A call as the application makes it, and its request. */
interface Sent {
  /** The call's name in the contract. */
  what: string;
  query?: Record<string, string>;
  body?: Record<string, unknown>;
  /** The fields of body or query that hold the signed-in person's id. */
  personIn?: string;
  call: ThunkAction<
    PromiseLike<{ error?: unknown }>,
    ReturnType<Store['getState']>,
    unknown,
    UnknownAction
  >;
}

const survey = surveyApi.endpoints;
const agents = agentApi.endpoints;
const auth = authApi.endpoints;
const page = { page: 1, pageSize: 10, userId: USER_ID };
const newAgent = { ...agentBody, password: 'Agent-2026', ownerId: USER_ID };
const login = { email: 'ada@example.com', password: 'secret1' };
const message = { firstName: 'Ada', lastName: 'King', email: 'ada@example.com', body: 'Hello!' };
const newSurvey = { title: 'Hello', image: null, questions: [], userId: USER_ID };
const profile = { ...agentBody, mobileNumber: '07700900123', password: null, id: USER_ID };

const buildQuery = (query: Record<string, number>) =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));

/**
 * A valid request of calls with a body or query; `change` breaks it. Journeys ask every call whether it
 * refuses a stranger and another role.
 */
const requestBody = {
  logIn: (change: object = {}): Sent => ({
    what: 'a login',
    body: { ...login, ...change },
    call: auth.login.initiate({ ...login, ...change }),
  }),
  createSurvey: (change: object = {}): Sent => ({
    what: 'a new survey',
    body: { ...newSurvey, ...change },
    personIn: 'userId',
    call: survey.createSurvey.initiate({ ...newSurvey, ...change }),
  }),
  listSurveys: (change: object = {}): Sent => ({
    what: 'a page of surveys',
    body: { ...page, ...change },
    personIn: 'userId',
    call: survey.surveys.initiate({ ...page, ...change, isAdmin: false }),
  }),
  updateSurvey: (change: object = {}): Sent => {
    const body = { id: 1, title: 'Hello', questions: [], userId: USER_ID, ...change };
    return {
      what: 'a changed survey',
      body,
      personIn: 'userId',
      call: survey.updateSurvey.initiate(body),
    };
  },
  updateSurveyStatus: (change: object = {}): Sent => {
    const body = { id: 1, status: 'Closed' as const, ...change };
    return { what: 'a survey’s status', body, call: survey.updateSurveyStatus.initiate(body) };
  },
  listResponses: (change: { page?: number } = {}): Sent => ({
    what: 'a page of responses',
    query: buildQuery({ ...page, ...change }),
    personIn: 'userId',
    call: responseApi.endpoints.responses.initiate({ ...page, ...change, isAdmin: false }),
  }),
  createAgent: (change: object = {}): Sent => ({
    what: 'a new agent',
    body: { ...newAgent, ...change },
    personIn: 'ownerId',
    call: agents.createAgent.initiate({ ...newAgent, ...change }),
  }),
  listAgents: (change: { page?: number } = {}): Sent => {
    const query = { page: 1, limit: 10, ...change };
    return {
      what: 'a page of agents',
      query: buildQuery(query),
      call: agents.agents.initiate(query),
    };
  },
  updateAgentStatus: (change: object = {}): Sent => {
    const body = { status: 'Active' as const, ...change };
    return {
      what: 'an agent’s status',
      body,
      call: agents.updateAgentStatus.initiate({ id: 1, ...body }),
    };
  },
  updateProfile: (change: object = {}): Sent => ({
    what: 'a changed profile',
    body: { ...profile, ...change },
    personIn: 'id',
    call: userApi.endpoints.updateProfile.initiate({ ...profile, ...change }),
  }),
  forgotPassword: (change: object = {}): Sent => {
    const body = { email: login.email, ...change };
    return { what: 'a forgotten password', body, call: auth.forgotPassword.initiate(body) };
  },
  listAllSurveys: (change: object = {}): Sent => ({
    what: 'a page of everyone’s surveys',
    body: { ...page, ...change },
    personIn: 'userId',
    call: survey.surveys.initiate({ ...page, ...change, isAdmin: true }),
  }),
  listAllResponses: (change: { page?: number } = {}): Sent => ({
    what: 'a page of everyone’s responses',
    query: buildQuery({ ...page, ...change }),
    personIn: 'userId',
    call: responseApi.endpoints.responses.initiate({ ...page, ...change, isAdmin: true }),
  }),
  contactUs: (change: object = {}): Sent => ({
    what: 'a contact message',
    body: { ...message, ...change },
    call: contactApi.endpoints.contactUs.initiate({ ...message, ...change }),
  }),
} satisfies Partial<Record<OperationId, unknown>>;

type SentId = keyof typeof requestBody;

interface Refusal {
  /** The call's name in the contract. */
  description: string;
  providerStates?: Given[];
  id: SentId;
  change?: object;
  status: number;
  /** Whose token it carries: a known one, an unknown one, or none. */
  as: 'a person' | 'a stranger' | 'a visitor';
  type?: 'OWNER' | 'SUPER_ADMIN';
}

function expectRefusal({
  description,
  providerStates = [],
  id,
  change,
  status,
  as,
  type,
}: Refusal) {
  const { method, path } = calls[id];
  const { what, query, body, personIn, call } = requestBody[id](change);
  const isPerson = as === 'a person';
  const person = isPerson && personIn ? { [personIn]: userId } : {};
  const headers = isPerson ? bearer : { Authorization: `Bearer ${TOKEN}` };
  return interaction(description.replace('…', what), ...providerStates)
    .withRequest(method, `/api/v1${path.replace(':id', '1')}`, (request) => {
      if (as !== 'a visitor') request.headers(headers);
      if (query) request.query({ ...query, ...person });
      if (body) request.jsonBody({ ...body, ...person } as never);
    })
    .willRespondWith(status, jsonBody(errorBody('Why it was refused')))
    .executeTest(async () => {
      const store = as === 'a visitor' ? visitor() : signedIn(type);
      const { error } = await store.dispatch(call);
      const { session } = store.getState();
      if (as === 'a stranger') expect(session).toMatchObject({ token: null, user: null });
      else expect(error).toMatchObject({ kind: 'status', status, message: 'Why it was refused' });
    });
}

const owner: Given = ['a signed-in owner', {}];
const superAdmin: Given = ['a signed-in super administrator', {}];

test('a token that is not valid is refused with 401, which ends the session (CALL-4, SESSION-5)', () =>
  expectRefusal({
    description: '… with a token that is not valid',
    id: 'listSurveys',
    status: 401,
    as: 'a stranger',
  }));

test('a call of owners is refused to a super administrator with 403 (CALL-6)', () =>
  expectRefusal({
    description: '…, asked for by a super administrator',
    providerStates: [superAdmin],
    id: 'createSurvey',
    status: 403,
    as: 'a person',
    type: 'SUPER_ADMIN',
  }));

/** An invalid body or query of each call. */
const invalid = {
  logIn: ['… with a password of five letters', { password: '12345' }],
  createSurvey: ['… with a title of one letter', { title: 'A' }],
  listSurveys: ['… before the first', { page: 0 }],
  updateSurvey: ['… with a title of one letter', { title: 'A' }],
  updateSurveyStatus: ['… that is none', { status: 'Draft' }],
  listResponses: ['… before the first', { page: 0 }],
  createAgent: ['… with a password of seven letters', { password: '1234567' }],
  listAgents: ['… before the first', { page: 0 }],
  updateAgentStatus: ['… that is none', { status: 'Inactive' }],
  updateProfile: ['… with a number of ten digits', { mobileNumber: '0770090012' }],
  forgotPassword: ['… of no address', { email: 'ada' }],
  listAllSurveys: ['… before the first', { page: 0 }],
  listAllResponses: ['… before the first', { page: 0 }],
  contactUs: ['… of five letters', { body: 'Hello' }],
} as const satisfies Partial<Record<SentId, [string, object]>>;

describe('an invalid body is refused with 422 and a message to show (CALL-7)', () => {
  test.each(Object.keys(invalid) as (keyof typeof invalid)[])('%s', (id) => {
    const [description, change] = invalid[id];
    const { access } = calls[id];
    const isAdmin = access === 'superAdmin';
    return expectRefusal({
      description,
      providerStates: access === 'public' ? [] : [isAdmin ? superAdmin : owner],
      id,
      change,
      status: 422,
      as: access === 'public' ? 'a visitor' : 'a person',
      type: isAdmin ? 'SUPER_ADMIN' : 'OWNER',
    });
  });
});

test('a changed agent without a first name is refused with 422 and a message to show (CALL-7)', () =>
  interaction('a changed agent without a first name', owner, ['agents of the owner', { count: 1 }])
    .withRequest(
      'PUT',
      pickExample('/api/v1/agent/${agentId}', { agentId: 1 }),
      signedBody({ ...agentBody, firstName: '', ownerId: userId }),
    )
    .willRespondWith(422, jsonBody(errorBody('First name is required')))
    .executeTest(() =>
      expectError(
        signedIn().dispatch(
          agents.updateAgent.initiate({ ...agentBody, firstName: '', ownerId: USER_ID, id: 1 }),
        ),
        { status: 422, message: 'First name is required' },
      ),
    ));

test('a changed agent with a taken email is refused with 409 and a message to show (CALL-8)', () =>
  interaction(
    'a changed agent with a taken e-mail',
    owner,
    ['agents of the owner', { count: 1 }],
    ['a person', { email: agentBody.email, password: 'secret1' }],
  )
    .withRequest(
      'PUT',
      pickExample('/api/v1/agent/${agentId}', { agentId: 1 }),
      signedBody({ ...agentBody, ownerId: userId }),
    )
    .willRespondWith(409, jsonBody(errorBody('That address is taken')))
    .executeTest(() =>
      expectError(
        signedIn().dispatch(agents.updateAgent.initiate({ ...agentBody, ownerId: USER_ID, id: 1 })),
        { status: 409, message: 'That address is taken' },
      ),
    ));

describe('a survey that is not there is answered 404 (CALL-5)', () => {
  test.each(['updateSurvey', 'updateSurveyStatus'] as const)('%s', (id) =>
    expectRefusal({
      description: '… that is not there',
      providerStates: [owner],
      id,
      status: 404,
      as: 'a person',
    }),
  );
});

describe('an invalid reset link changes no password', () => {
  const password = 'brand-new-1';
  const setPassword = (token: string) =>
    visitor().dispatch(auth.updatePassword.initiate({ id: USER_ID, token, password }));

  test('with an unknown link: 404 and a message to show (RESET-10)', () =>
    interaction('a new password with an unknown link', ['a reset link', { state: 'valid' }])
      .withRequest(
        'POST',
        '/api/v1/auth/update-password',
        jsonBody({ id: userId, token: 'unknown', password }),
      )
      .willRespondWith(404, jsonBody(errorBody('There is no such link')))
      .executeTest(() =>
        expectError(setPassword('unknown'), { status: 404, message: 'There is no such link' }),
      ));

  test('with an expired link: 410 (RESET-11)', () =>
    interaction('a new password with an expired link', ['a reset link', { state: 'expired' }])
      .withRequest(
        'POST',
        '/api/v1/auth/update-password',
        jsonBody({
          id: userId,
          token: pickExample('${resetToken}', { resetToken: 'a-reset-token' }),
          password,
        }),
      )
      .willRespondWith(410, jsonBody(errorBody('The link has expired')))
      .executeTest(() => expectError(setPassword('a-reset-token'), { status: 410 })));

  test('with a password of five letters: 422 and a message to show (RESET-10)', () =>
    interaction('a new password of five letters', ['a reset link', { state: 'valid' }])
      .withRequest(
        'POST',
        '/api/v1/auth/update-password',
        jsonBody({
          id: userId,
          token: pickExample('${resetToken}', { resetToken: 'a-reset-token' }),
          password: '12345',
        }),
      )
      .willRespondWith(422, jsonBody(errorBody('It is too short')))
      .executeTest(() =>
        expectError(
          visitor().dispatch(
            auth.updatePassword.initiate({
              id: USER_ID,
              token: 'a-reset-token',
              password: '12345',
            }),
          ),
          { status: 422, message: 'It is too short' },
        ),
      ));
});
