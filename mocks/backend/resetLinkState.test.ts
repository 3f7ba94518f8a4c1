import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testClient } from '../testClient.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T10:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

test('a reset link is valid for less than one hour (SERVER-7)', async () => {
  const client = await testClient();
  await client.call('POST', '/auth/forgot-password', { body: { email: 'nadia@canvass.example' } });
  const token = client.database.resetLinks.all().at(-1)?.token;
  const verify = async () =>
    (await client.call('POST', '/auth/verify-reset-password-token', { body: { token } })).status;
  vi.setSystemTime(new Date('2026-11-27T10:59:59.999Z'));
  expect(await verify()).toBe(200);
  vi.setSystemTime(new Date('2026-11-27T11:00:00.000Z'));
  expect(await verify()).toBe(410);
});
