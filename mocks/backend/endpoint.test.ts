import { afterEach, expect, test, vi } from 'vitest';
import { testClient } from '../testClient.ts';

afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ['realistic', 300],
  ['slow', 3000],
] as const)(
  'a response with %s latency arrives after %i ms (DEMO-8)',
  async (latency, milliseconds) => {
    const client = await testClient();
    vi.useFakeTimers();
    client.controls.set({ latency: { 'GET /agent': latency } });
    let isAnswered = false;
    const answer = client.call('GET', '/agent?page=1&limit=10', { as: 'owner' }).then(() => {
      isAnswered = true;
    });
    await vi.advanceTimersByTimeAsync(milliseconds - 1);
    expect(isAnswered).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await answer;
    expect(isAnswered).toBe(true);
  },
);

test.each(['/agent/1/', '/agent/1.0', '/agent/1e0', '/agent/0x1'])(
  'GET %s returns 404, because its path is not exactly the path of a record (SERVER-34)',
  async (path) => {
    const { call } = await testClient();
    expect((await call('GET', path, { as: 'owner' })).status).toBe(404);
  },
);

test('the description of a held request contains neither the password nor its confirmation (DEMO-19)', async () => {
  const client = await testClient();
  client.controls.set({
    faults: [{ call: 'POST /auth/login', on: 'next', answer: { kind: 'held' } }],
  });
  const body = { password: 'Nadia-2026', confirmPassword: 'Nadia-2026', email: 'n@b.co' };
  const response = client.call('POST', '/auth/login', { body });
  await vi.waitUntil(() => client.controls.state().held.length > 0);
  const [heldResponse] = client.controls.state().held;
  expect(JSON.stringify(heldResponse)).toContain('n@b.co');
  expect(JSON.stringify(heldResponse)).not.toContain('Nadia-2026');
  client.controls.release('POST /auth/login');
  await response;
});
