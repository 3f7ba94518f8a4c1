import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { request } from './queries.ts';
import { PrefetchedRequests } from './send.ts';

const call = request('getSurvey', { id: 7 });
const sentRequests: Request[] = [];
let status = 200;

beforeEach(() => {
  sentRequests.length = 0;
  status = 200;
  vi.useFakeTimers();
  vi.stubGlobal('location', new URL('http://localhost/'));
  vi.stubGlobal('fetch', async (request: Request) => {
    sentRequests.push(request);
    return new Response('{"id":7}', { status });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function sendEarly(token = 'a-token') {
  const early = new PrefetchedRequests();
  early.send(call, token);
  await vi.advanceTimersByTimeAsync(0);
  return early;
}

test('a prefetched request has the token, and its response serves one query', async () => {
  const early = await sendEarly();
  expect(sentRequests.map(({ url }) => new URL(url).pathname)).toEqual(['/api/v1/survey/7']);
  expect(sentRequests[0]?.headers.get('authorization')).toBe('Bearer a-token');
  expect(await early.take(call, 'a-token')).toEqual({ data: { id: 7 } });
  expect(early.take(call, 'a-token')).toBeUndefined();
});

test('a prefetched response serves no other session and no other request', async () => {
  const early = await sendEarly();
  expect(early.take(call, 'another')).toBeUndefined();
  expect(early.take(call, null)).toBeUndefined();
  expect(early.take(request('getSurvey', { id: 8 }), 'a-token')).toBeUndefined();
});

test('a prefetched response is used for five seconds', async () => {
  const early = await sendEarly();
  await vi.advanceTimersByTimeAsync(4999);
  expect(early.take(call, 'a-token')).toBeDefined();
  const late = await sendEarly();
  await vi.advanceTimersByTimeAsync(5000);
  expect(late.take(call, 'a-token')).toBeUndefined();
});

test('a failed prefetch serves one query at the start, and none later', async () => {
  status = 500;
  const early = await sendEarly();
  expect(early.hasData(call, 'a-token')).toBe(false);
  expect(await early.take(call, 'a-token')).toHaveProperty('error');
  early.isStarting = false;
  early.send(call, 'a-token');
  await vi.advanceTimersByTimeAsync(0);
  expect(early.take(call, 'a-token')).toBeUndefined();
});

test('`forget` removes all early answers', async () => {
  const early = await sendEarly();
  early.forget();
  expect(early.take(call, 'a-token')).toBeUndefined();
});
