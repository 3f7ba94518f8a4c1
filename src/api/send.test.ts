import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { request } from './queries.ts';
import { sendEarly, type ThunkExtra, takeEarly } from './send.ts';

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

const createExtra = (): ThunkExtra => ({ early: sendEarly(call, 'a-token') });

test('the early request has the token, and its result serves one call (LOAD-3)', async () => {
  const extra = createExtra();
  expect(sentRequests.map(({ url }) => new URL(url).pathname)).toEqual(['/api/v1/survey/7']);
  expect(sentRequests[0]?.headers.get('authorization')).toBe('Bearer a-token');
  expect(await takeEarly(extra, call, 'a-token')).toEqual({ data: { id: 7 } });
  expect(takeEarly(extra, call, 'a-token')).toBeUndefined();
});

test('the early request serves no other session and no other call (LOAD-3, SEAM-1)', () => {
  const extra = createExtra();
  expect(takeEarly(extra, call, 'another')).toBeUndefined();
  expect(takeEarly(extra, call, null)).toBeUndefined();
  expect(takeEarly(extra, request('getSurvey', { id: 8 }), 'a-token')).toBeUndefined();
  expect(takeEarly(extra, call, 'a-token')).toBeDefined();
});

test('a failed early request serves its call, so that the screen reports it (LOAD-3)', async () => {
  status = 500;
  expect(await takeEarly(createExtra(), call, 'a-token')).toHaveProperty('error');
});
