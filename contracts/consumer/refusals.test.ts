import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { describe, expect, test } from 'vitest';
import { agentApi } from '#api/agentApi.ts';
import { authApi } from '#api/authApi.ts';
import { contactApi } from '#api/contactApi.ts';
import { responseApi } from '#api/responseApi.ts';
import { surveyApi } from '#api/surveyApi.ts';
import { userApi } from '#api/userApi.ts';
import { agentBody } from '#fixtures/agentBody.ts';
import {
  bearer,
  chosen,
  errorBody,
  type Given,
  interaction,
  signedIn,
  TOKEN,
  USER_ID,
  userId,
  visitor,
} from '../consumerPact.ts';

type Store = ReturnType<typeof visitor>;

/** A call as the application makes it, and its request. */
interface Sent {
  /** Its name in the contract. */
  what: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH';
  path: string;
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
const pageQuery = { page: '1', pageSize: '10', userId: String(USER_ID) };
const newAgent = { ...agentBody, password: 'Agent-2026', ownerId: USER_ID };
const newSurvey = { title: 'Hello', image: null, questions: [], userId: USER_ID };
const profile = { ...agentBody, mobileNumber: '07700900123', password: null, id: USER_ID };

const sent = {
  surveys: (change: object = {}): Sent => ({
    what: 'a page of surveys',
    method: 'POST',
    path: '/survey',
    body: { ...page, ...change },
    personIn: 'userId',
    call: survey.surveys.initiate({ ...page, ...change, isAdmin: false }),
  }),
  allSurveys: (change: object = {}): Sent => ({
    what: 'a page of everyone’s surveys',
    method: 'POST',
    path: '/survey/super-admin',
    body: { ...page, ...change },
    personIn: 'userId',
    call: survey.surveys.initiate({ ...page, ...change, isAdmin: true }),
  }),
  createSurvey: (change: object = {}): Sent => ({
    what: 'a new survey',
    method: 'POST',
    path: '/survey/create',
    body: { ...newSurvey, ...change },
    personIn: 'userId',
    call: survey.createSurvey.initiate({ ...newSurvey, ...change }),
  }),
  updateSurvey: (change: object = {}): Sent => {
    const body = { id: 1, title: 'Hello', questions: [], userId: USER_ID, ...change };
    return {
      what: 'a changed survey',
      method: 'POST',
      path: '/survey/update',
      body,
      personIn: 'userId',
      call: survey.updateSurvey.initiate(body),
    };
  },
  setSurveyStatus: (change: object = {}): Sent => {
    const body = { id: 1, status: 'Closed' as const, ...change };
    return {
      what: 'a survey’s status',
      method: 'POST',
      path: '/survey/update-status',
      body,
      call: survey.updateSurveyStatus.initiate(body),
    };
  },
  survey: (): Sent => ({
    what: 'one survey',
    method: 'GET',
    path: '/survey/1',
    call: survey.survey.initiate(1),
  }),
  report: (): Sent => ({
    what: 'the analysis of a survey',
    method: 'GET',
    path: '/survey/analyze/1',
    call: survey.surveyAnalysis.initiate(1),
  }),
  agents: (pageNumber = 1): Sent => ({
    what: 'a page of agents',
    method: 'GET',
    path: '/agent',
    query: { page: String(pageNumber), limit: '10' },
    call: agents.agents.initiate({ page: pageNumber, limit: 10 }),
  }),
  agent: (): Sent => ({
    what: 'one agent',
    method: 'GET',
    path: '/agent/1',
    call: agents.agent.initiate(1),
  }),
  createAgent: (change: object = {}): Sent => ({
    what: 'a new agent',
    method: 'POST',
    path: '/auth/sign-up-agent',
    body: { ...newAgent, ...change },
    personIn: 'ownerId',
    call: agents.createAgent.initiate({ ...newAgent, ...change }),
  }),
  updateAgent: (change: object = {}): Sent => ({
    what: 'a changed agent',
    method: 'PUT',
    path: '/agent/1',
    body: { ...agentBody, ownerId: USER_ID, ...change },
    personIn: 'ownerId',
    call: agents.updateAgent.initiate({ ...agentBody, ownerId: USER_ID, id: 1, ...change }),
  }),
  setAgentStatus: (status = 'Active'): Sent => ({
    what: 'an agent’s status',
    method: 'PATCH',
    path: '/agent/1/status',
    body: { status },
    call: agents.updateAgentStatus.initiate({ id: 1, status: status as 'Active' }),
  }),
  responses: (pageNumber = 1): Sent => ({
    what: 'a page of responses',
    method: 'GET',
    path: '/response/get-response-list',
    query: { ...pageQuery, page: String(pageNumber) },
    personIn: 'userId',
    call: responseApi.endpoints.responses.initiate({ ...page, page: pageNumber, isAdmin: false }),
  }),
  allResponses: (pageNumber = 1): Sent => ({
    what: 'a page of everyone’s responses',
    method: 'GET',
    path: '/response/get-all-response-list',
    query: { ...pageQuery, page: String(pageNumber) },
    personIn: 'userId',
    call: responseApi.endpoints.responses.initiate({ ...page, page: pageNumber, isAdmin: true }),
  }),
  updateProfile: (change: object = {}): Sent => ({
    what: 'a changed profile',
    method: 'POST',
    path: '/user/update',
    body: { ...profile, ...change },
    personIn: 'id',
    call: userApi.endpoints.updateProfile.initiate({ ...profile, ...change }),
  }),
};

interface Refusal {
  /** Its name in the contract. */
  description: string;
  given?: Given[];
  sent: Sent;
  status: number;
  /** Whose token it carries: a known one, an unknown one, or none. */
  as: 'a person' | 'a stranger' | 'a visitor';
  type?: 'OWNER' | 'SUPER_ADMIN';
  /** Request values that the provider chooses: `{ token: 'a-reset-token' }`. */
  provided?: Record<string, unknown>;
}

function refuses({ description, given = [], sent: call, status, as, type, provided }: Refusal) {
  const { method, path, query, body, personIn } = call;
  const isPerson = as === 'a person';
  const person = isPerson && personIn ? { [personIn]: userId } : {};
  const headers = isPerson ? bearer : { Authorization: `Bearer ${TOKEN}` };
  return interaction(description, ...given)
    .withRequest(method, `/api/v1${path}`, (request) => {
      if (as !== 'a visitor') request.headers(headers);
      if (query) request.query({ ...query, ...person });
      if (body) request.jsonBody({ ...body, ...person, ...provided } as never);
    })
    .willRespondWith(status, (response) => response.jsonBody(errorBody('Why it was refused')))
    .executeTest(async () => {
      const store = as === 'a visitor' ? visitor() : signedIn(type);
      const { error } = await store.dispatch(call.call);
      if (as === 'a stranger') expect(store.getState().session.token).toBeNull();
      else expect(error).toMatchObject({ kind: 'status', status, message: 'Why it was refused' });
    });
}

const owner: Given = ['a signed-in owner', {}];
const superAdmin: Given = ['a signed-in super administrator', {}];

describe('a token that is not valid is refused with 401, which ends the session (CALL-4, SESSION-5)', () => {
  test.each([
    sent.allSurveys(),
    sent.createSurvey(),
    sent.updateSurvey(),
    sent.setSurveyStatus(),
    sent.survey(),
    sent.report(),
    sent.agents(),
    sent.agent(),
    sent.createAgent(),
    sent.updateAgent(),
    sent.setAgentStatus(),
    sent.responses(),
    sent.allResponses(),
    sent.updateProfile(),
  ])('$what', (call) =>
    refuses({
      description: `${call.what} with a token that is not valid`,
      sent: call,
      status: 401,
      as: 'a stranger',
    }),
  );
});

describe('what is for owners is refused to a super administrator with 403 (CALL-6)', () => {
  test.each([
    sent.surveys(),
    sent.createSurvey(),
    sent.updateSurvey(),
    sent.setSurveyStatus(),
    sent.survey(),
    sent.agents(),
    sent.agent(),
    sent.createAgent(),
    sent.updateAgent(),
    sent.setAgentStatus(),
    sent.responses(),
  ])('$what', (call) =>
    refuses({
      description: `${call.what}, asked for by a super administrator`,
      given: [superAdmin],
      sent: call,
      status: 403,
      as: 'a person',
      type: 'SUPER_ADMIN',
    }),
  );
});

describe('what is for the super administrator is refused to an owner with 403 (CALL-6)', () => {
  test.each([sent.allSurveys(), sent.allResponses()])('$what', (call) =>
    refuses({
      description: `${call.what}, asked for by an owner`,
      given: [owner],
      sent: call,
      status: 403,
      as: 'a person',
    }),
  );
});

describe('what breaks a rule is refused with 422 and a message to show (CALL-7)', () => {
  test.each<[string, Sent]>([
    ['a page of surveys before the first', sent.surveys({ page: 0 })],
    ['a new survey with a title of one letter', sent.createSurvey({ title: 'A' })],
    ['a changed survey with a title of one letter', sent.updateSurvey({ title: 'A' })],
    ['a survey’s status that is none', sent.setSurveyStatus({ status: 'Draft' })],
    ['a page of agents before the first', sent.agents(0)],
    ['a new agent with a password of seven letters', sent.createAgent({ password: '1234567' })],
    ['an agent’s status that is none', sent.setAgentStatus('Inactive')],
    ['a page of responses before the first', sent.responses(0)],
    [
      'a changed profile with a number of ten digits',
      sent.updateProfile({ mobileNumber: '0770090012' }),
    ],
  ])('%s', (description, call) =>
    refuses({ description, given: [owner], sent: call, status: 422, as: 'a person' }),
  );

  test.each<[string, Sent]>([
    ['a page of everyone’s surveys before the first', sent.allSurveys({ page: 0 })],
    ['a page of everyone’s responses before the first', sent.allResponses(0)],
  ])('%s', (description, call) =>
    refuses({
      description,
      given: [superAdmin],
      sent: call,
      status: 422,
      as: 'a person',
      type: 'SUPER_ADMIN',
    }),
  );

  const visitors = (path: string, body: Record<string, unknown>, call: Sent['call']): Sent => ({
    what: '',
    method: 'POST',
    path,
    body,
    call,
  });
  const login = { email: 'ada@example.com', password: '12345' };
  const message = { firstName: 'Ada', lastName: 'King', email: 'ada@example.com', body: 'Hello' };

  test.each<[string, Sent]>([
    [
      'a login with a password of five letters',
      visitors('/auth/login', login, auth.login.initiate(login)),
    ],
    [
      'a forgotten password of no address',
      visitors(
        '/auth/forgot-password',
        { email: 'ada' },
        auth.forgotPassword.initiate({ email: 'ada' }),
      ),
    ],
    [
      'a contact message of five letters',
      visitors('/email/contact-us', message, contactApi.endpoints.contactUs.initiate(message)),
    ],
  ])('%s', (description, call) =>
    refuses({ description, sent: call, status: 422, as: 'a visitor' }),
  );
});

test('a changed agent without a first name is refused with 422 and a message to show (CALL-7)', () =>
  interaction('a changed agent without a first name', owner, ['agents of the owner', { count: 1 }])
    .withRequest('PUT', chosen('/api/v1/agent/${agentId}', { agentId: 1 }), (request) =>
      request.headers(bearer).jsonBody({ ...agentBody, firstName: '', ownerId: userId }),
    )
    .willRespondWith(422, (response) => response.jsonBody(errorBody('First name is required')))
    .executeTest(async () => {
      const { error } = await signedIn().dispatch(
        agents.updateAgent.initiate({ ...agentBody, firstName: '', ownerId: USER_ID, id: 1 }),
      );
      expect(error).toMatchObject({ status: 422, message: 'First name is required' });
    }));

test('a changed agent with a taken e-mail is refused with 409 and a message to show (CALL-8)', () =>
  interaction(
    'a changed agent with a taken e-mail',
    owner,
    ['agents of the owner', { count: 1 }],
    ['a person', { email: agentBody.email, password: 'secret1' }],
  )
    .withRequest('PUT', chosen('/api/v1/agent/${agentId}', { agentId: 1 }), (request) =>
      request.headers(bearer).jsonBody({ ...agentBody, ownerId: userId }),
    )
    .willRespondWith(409, (response) => response.jsonBody(errorBody('That address is taken')))
    .executeTest(async () => {
      const { error } = await signedIn().dispatch(
        agents.updateAgent.initiate({ ...agentBody, ownerId: USER_ID, id: 1 }),
      );
      expect(error).toMatchObject({ status: 409, message: 'That address is taken' });
    }));

describe('a survey that is not there is answered 404 (CALL-5)', () => {
  test.each<[string, Sent]>([
    ['a changed survey that is not there', sent.updateSurvey()],
    ['a survey’s status that is not there', sent.setSurveyStatus()],
  ])('%s', (description, call) =>
    refuses({ description, given: [owner], sent: call, status: 404, as: 'a person' }),
  );
});

describe('a link that is no good changes no password', () => {
  const password = 'brand-new-1';
  const setPassword = (token: string) =>
    visitor().dispatch(auth.updatePassword.initiate({ id: USER_ID, token, password }));

  test('with an unknown link: 404 and a message to show (RESET-10)', () =>
    interaction('a new password with an unknown link', ['a reset link', { state: 'valid' }])
      .withRequest('POST', '/api/v1/auth/update-password', (request) =>
        request.jsonBody({ id: userId, token: 'unknown', password }),
      )
      .willRespondWith(404, (response) => response.jsonBody(errorBody('There is no such link')))
      .executeTest(async () => {
        const { error } = await setPassword('unknown');
        expect(error).toMatchObject({ status: 404, message: 'There is no such link' });
      }));

  test('with an expired link: 410 (RESET-11)', () =>
    interaction('a new password with an expired link', ['a reset link', { state: 'expired' }])
      .withRequest('POST', '/api/v1/auth/update-password', (request) =>
        request.jsonBody({
          id: userId,
          token: chosen('${resetToken}', { resetToken: 'a-reset-token' }),
          password,
        }),
      )
      .willRespondWith(410, (response) => response.jsonBody(errorBody('The link has expired')))
      .executeTest(async () => {
        expect((await setPassword('a-reset-token')).error).toMatchObject({ status: 410 });
      }));

  test('with a password of five letters: 422 and a message to show (RESET-10)', () =>
    interaction('a new password of five letters', ['a reset link', { state: 'valid' }])
      .withRequest('POST', '/api/v1/auth/update-password', (request) =>
        request.jsonBody({
          id: userId,
          token: chosen('${resetToken}', { resetToken: 'a-reset-token' }),
          password: '12345',
        }),
      )
      .willRespondWith(422, (response) => response.jsonBody(errorBody('It is too short')))
      .executeTest(async () => {
        const { error } = await visitor().dispatch(
          auth.updatePassword.initiate({ id: USER_ID, token: 'a-reset-token', password: '12345' }),
        );
        expect(error).toMatchObject({ status: 422, message: 'It is too short' });
      }));
});
