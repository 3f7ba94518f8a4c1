import { afterEach, expect, test, vi } from 'vitest';
import { testClient } from '../testClient.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('a slow network transfers 50 kB per second; the normal one has no delay (DEMO-22)', async () => {
  const client = await testClient('large');
  const report = () => client.call('GET', '/survey/analyze/1', { as: 'owner' });
  const { body } = await report();
  const seconds = JSON.stringify(body).length / 50_000;
  expect(seconds).toBeGreaterThan(1);

  vi.useFakeTimers();
  client.controls.set({ network: 'slow' });
  let isAnswered = false;
  const answer = report().then(() => {
    isAnswered = true;
  });
  await vi.advanceTimersByTimeAsync((seconds - 0.5) * 1000);
  expect(isAnswered).toBe(false);
  await vi.advanceTimersByTimeAsync(1500);
  await answer;
  expect(isAnswered).toBe(true);
});
