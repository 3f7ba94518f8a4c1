import { describe, expect, test } from 'vitest';
import { callNames } from '#domain/api/calls.ts';
import { agentBody } from '#fixtures/agentBody.ts';
import { testClient } from '../testClient.ts';

const publicCalls = [
  'POST /auth/login',
  'POST /auth/sign-up',
  'POST /auth/update-password',
  'POST /auth/forgot-password',
  'POST /auth/verify-reset-password-token',
  'POST /email/contact-us',
];

const page = { userId: 1, page: 1, pageSize: 10 };
const survey = { title: 'A title', questions: [], userId: 1 };
const agent = { ...agentBody, ownerId: 1 };

/** Calls with a valid shape, because an invalid one is refused before the role. */
const ownersCalls: [string, unknown?][] = [
  ['POST /auth/sign-up-agent', { ...agent, password: 'Agent-2026' }],
  ['POST /survey', page],
  ['POST /survey/update-status', { id: 1, status: 'Closed' }],
  ['POST /survey/create', { ...survey, image: null }],
  ['POST /survey/update', { ...survey, id: 1 }],
  ['GET /survey/1'],
  ['GET /agent?page=1&limit=10'],
  ['GET /agent/1'],
  ['PUT /agent/1', agent],
  ['PATCH /agent/1/status', { status: 'Active' }],
  ['GET /response/get-response-list?userId=1&page=1&pageSize=10'],
];

const superAdminsCalls: [string, unknown?][] = [
  ['POST /survey/super-admin', page],
  ['GET /response/get-all-response-list?userId=1&page=1&pageSize=10'],
];

const split = (call: string) => call.split(' ') as [string, string];

test.each(
  callNames.map((call) => call.replace(':id', '1')).filter((call) => !publicCalls.includes(call)),
)('%s without a token is answered 401 (CALL-4)', async (call) => {
  const client = await testClient('empty');
  expect(await client.call(...split(call))).toEqual({
    status: 401,
    body: { message: 'You are not signed in' },
  });
});

test.each(publicCalls)('%s needs no token (CONTACT-4)', async (call) => {
  const client = await testClient('empty');
  expect((await client.call(...split(call), { body: {} })).status).toBe(422);
});

test.each(ownersCalls)('%s is refused to a super admin (CALL-6)', async (call, body) => {
  const client = await testClient('empty');
  const answer = await client.call(...split(call), { as: 'superAdmin', body });
  expect(answer.status).toBe(403);
});

test.each(superAdminsCalls)('%s is refused to an owner', async (call, body) => {
  const client = await testClient('empty');
  expect((await client.call(...split(call), { as: 'owner', body })).status).toBe(403);
});

test('an invalid shape is refused before the role (CALL-6, CALL-7)', async () => {
  const client = await testClient('empty');
  const answer = await client.call('POST', '/survey/create', { as: 'superAdmin', body: {} });
  expect(answer.status).toBe(422);
});

describe('another owner’s data are missing (CALL-5)', () => {
  test.each([
    ['GET', '/survey/1', undefined],
    ['GET', '/survey/analyze/1', undefined],
    ['POST', '/survey/update-status', { id: 1, status: 'Closed' }],
    ['POST', '/survey/update', { id: 1, title: 'Mine now', questions: [], userId: 3 }],
    ['GET', '/agent/1', undefined],
    ['PATCH', '/agent/1/status', { status: 'Active' }],
  ])('%s %s', async (method, path, body) => {
    const client = await testClient();
    expect((await client.call(method, path, { as: 'secondOwner', body })).status).toBe(404);
  });

  test('a call in another person’s name is refused', async () => {
    const client = await testClient();
    const body = { page: 1, pageSize: 10, userId: 2 };
    expect((await client.call('POST', '/survey', { as: 'secondOwner', body })).status).toBe(403);
  });
});
