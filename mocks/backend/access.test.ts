import { describe, expect, test } from 'vitest';
import { callNames } from '#domain/api/calls.ts';
import { testClient } from '../testClient.ts';

const publicCalls = [
  'POST /auth/login',
  'POST /auth/sign-up',
  'POST /auth/update-password',
  'POST /auth/forgot-password',
  'POST /auth/verify-reset-password-token',
  'POST /email/contact-us',
];

const ownersCalls = [
  'POST /auth/sign-up-agent',
  'POST /survey',
  'POST /survey/update-status',
  'POST /survey/create',
  'POST /survey/update',
  'GET /survey/1',
  'GET /agent',
  'GET /agent/1',
  'PUT /agent/1',
  'PATCH /agent/1/status',
  'GET /response/get-response-list',
];

const superAdminsCalls = ['POST /survey/super-admin', 'GET /response/get-all-response-list'];

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

test.each(publicCalls)('%s asks for no token (CONTACT-4)', async (call) => {
  const client = await testClient('empty');
  expect((await client.call(...split(call), { body: {} })).status).toBe(422);
});

test.each(ownersCalls)('%s is refused to a super admin (CALL-6)', async (call) => {
  const client = await testClient('empty');
  expect((await client.call(...split(call), { as: 'superAdmin' })).status).toBe(403);
});

test.each(superAdminsCalls)('%s is refused to an owner', async (call) => {
  const client = await testClient('empty');
  expect((await client.call(...split(call), { as: 'owner' })).status).toBe(403);
});

describe('what belongs to another owner is not there (CALL-5)', () => {
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

  test('nobody asks in the name of another', async () => {
    const client = await testClient();
    const body = { page: 1, pageSize: 10, userId: 2 };
    expect((await client.call('POST', '/survey', { as: 'secondOwner', body })).status).toBe(403);
  });
});
