import { getResponse } from 'msw';
import { expect, test } from 'vitest';
import { createBackend } from '#mocks/createBackend.ts';
import { controlHandlers } from './controlHandlers.ts';

async function server() {
  const backend = createBackend();
  await backend.seed('standard');
  const handlers = [...controlHandlers(backend), ...backend.handlers];
  return async (method: string, path: string, body?: unknown, token?: string) => {
    const request = new Request(`http://localhost${path}`, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const response = await getResponse(handlers, request);
    if (!response) throw new Error(`No handler for ${method} ${path}`);
    if (response.type === 'error') return { status: 0, body: null };
    const text = await response.text();
    return { status: response.status, body: text ? JSON.parse(text) : null };
  };
}

const login = { email: 'nadia@canvass.example', password: 'Nadia-2026' };

test('one call sets data set, person and fault (DEMO-17)', async () => {
  const call = await server();
  const { status, body } = await call('PUT', '/demo/settings', {
    world: 'onePage',
    signedInAs: 'owner',
    faults: [
      { call: 'POST /auth/login', answer: { kind: 'status', status: 503, message: 'Busy' } },
    ],
  });
  expect(status).toBe(200);
  expect(body.session.user.email).toBe('nadia@canvass.example');
  const page = { page: 1, pageSize: 10, userId: 2 };
  expect((await call('POST', '/api/v1/survey', page, body.session.token)).body.totalPages).toBe(1);
  expect(await call('POST', '/api/v1/auth/login', login)).toEqual({
    status: 503,
    body: { message: 'Busy' },
  });
  expect((await call('POST', '/api/v1/auth/login', login)).status).toBe(200);
});

test('invalid settings are refused with a reason, and change nothing (DEMO-17)', async () => {
  const call = await server();
  const { status, body } = await call('PUT', '/demo/settings', { world: 'flat', persona: 'x' });
  expect(status).toBe(422);
  expect(body.message).toContain('world');
  expect(body.message).toContain('persona');
  expect((await call('GET', '/demo/state')).body.world).toBe('standard');
});

test('changing one control changes neither the others nor the data (DEMO-17)', async () => {
  const call = await server();
  await call('PATCH', '/demo/controls', { latency: { all: 'realistic' } });
  const faults = [{ call: 'POST /upload', on: 'every', answer: { kind: 'network' } }];
  const { body } = await call('PATCH', '/demo/controls', { faults });
  expect(body.settings).toMatchObject({ latency: { all: 'realistic' }, faults });
});

test('the control releases a held response and returns its call (DEMO-17)', async () => {
  const call = await server();
  await call('PATCH', '/demo/controls', {
    faults: [{ call: 'POST /auth/login', answer: { kind: 'held' } }],
  });
  const answer = call('POST', '/api/v1/auth/login', login);
  await expect
    .poll(async () =>
      (await call('GET', '/demo/state')).body.held.map(
        (response: { call: string }) => response.call,
      ),
    )
    .toEqual(['POST /auth/login']);
  expect((await call('POST', '/demo/release', {})).body).toEqual({
    released: ['POST /auth/login'],
  });
  expect((await answer).status).toBe(200);
});

test.each([204, 304, 418, 599])('a response %i can be set (DEMO-17)', async (status) => {
  const call = await server();
  await call('PATCH', '/demo/controls', {
    faults: [{ call: 'POST /auth/login', answer: { kind: 'status', status, message: 'Set' } }],
  });
  expect((await call('POST', '/api/v1/auth/login', login)).status).toBe(status);
});

test('expired sessions are answered 401 (DEMO-17)', async () => {
  const call = await server();
  const { token } = (await call('POST', '/api/v1/auth/login', login)).body;
  await call('POST', '/demo/expire-sessions');
  expect((await call('GET', '/api/v1/agent?page=1&limit=10', undefined, token)).status).toBe(401);
});

test('the outbox shows the state of each link (DEMO-17)', async () => {
  const call = await server();
  await call('POST', '/api/v1/auth/forgot-password', { email: login.email });
  const { body } = await call('GET', '/demo/outbox');
  expect(body.map(({ linkState }: { linkState: string }) => linkState)).toEqual([
    'valid',
    'expired',
    'used',
    'unknown',
    'valid',
  ]);
});

test('the log shows which calls fit the contract, and which calls were not made (DEMO-17)', async () => {
  const call = await server();
  await call('POST', '/api/v1/auth/login', login);
  await call('POST', '/api/v1/auth/login', { ...login, password: 1 });
  await expect
    .poll(async () => (await call('GET', '/demo/log')).body.entries)
    .toMatchObject([
      { status: 422, fit: { problems: [] } },
      { fit: { interactions: ['a login with the right password'], problems: [] } },
    ]);
  const { body } = await call('GET', '/demo/log');
  expect(body.exercised).toEqual(['POST /auth/login 200', 'POST /auth/login 422']);
  expect(body.unexercised).not.toContain('a login with the right password');
  expect(body.unexercised).toContain('a login with a wrong password');
  await call('DELETE', '/demo/log');
  expect((await call('GET', '/demo/log')).body.entries).toEqual([]);
});

test('reset restores the data set and removes every fault (DEMO-17)', async () => {
  const call = await server();
  await call('PUT', '/demo/settings', { world: 'empty', latency: { all: 'slow' } });
  await call('PATCH', '/demo/controls', { latency: {} });
  const person = {
    firstName: 'Ada',
    lastName: 'King',
    email: 'ada@example.com',
    password: 'secret1',
  };
  await call('POST', '/api/v1/auth/sign-up', { ...person, middleName: '' });
  expect((await call('POST', '/api/v1/auth/login', person)).status).toBe(200);
  const { body } = await call('POST', '/demo/reset');
  expect(body).toMatchObject({ world: 'empty', settings: { faults: [], latency: {} } });
  expect((await call('POST', '/api/v1/auth/login', person)).status).toBe(401);
});

test('the states are listed with their settings (DEMO-17)', async () => {
  const call = await server();
  const { body } = await call('GET', '/demo/scenarios');
  const names = body.flatMap(({ scenarios }: { scenarios: { name: string }[] }) =>
    scenarios.map(({ name }) => name),
  );
  expect(names).toContain('Sign-up failure: 409');
});
