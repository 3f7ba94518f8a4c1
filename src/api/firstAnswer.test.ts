import { afterEach, expect, test, vi } from 'vitest';
import { askAhead, forgetFirstAnswer, takeFirstAnswer } from './firstAnswer.ts';

const url = 'http://localhost/api/v1/survey/7';
const as = (token: string, init: RequestInit = {}) =>
  new Request(init.method ? 'http://localhost/api/v1/survey' : url, {
    ...init,
    headers: { authorization: `Bearer ${token}` },
  });

const fetched = vi.fn(async () => new Response('{}'));
vi.stubGlobal('fetch', fetched);
afterEach(forgetFirstAnswer);

test('the call that was asked ahead is answered, and only once', async () => {
  askAhead({ url: 'survey/7' }, 'a');
  expect(fetched).toHaveBeenCalledWith(url, expect.objectContaining({ method: 'GET' }));
  expect(await takeFirstAnswer(as('a'))).toBeInstanceOf(Response);
  expect(await takeFirstAnswer(as('a'))).toBeUndefined();
});

test('nobody is given what was asked in another’s name (SEAM-1)', async () => {
  askAhead({ url: 'survey/7' }, 'a');
  expect(await takeFirstAnswer(as('b'))).toBeUndefined();
  expect(await takeFirstAnswer(as('a'))).toBeInstanceOf(Response);
});

test('a list is answered to the call with the same body', async () => {
  const body = { page: 1, pageSize: 10, userId: 2 };
  askAhead({ url: 'survey', method: 'POST', body }, 'a');
  const post = (page: number) =>
    as('a', { method: 'POST', body: JSON.stringify({ ...body, page }) });
  expect(await takeFirstAnswer(post(2))).toBeUndefined();
  expect(await takeFirstAnswer(post(1))).toBeInstanceOf(Response);
});

test('what failed fails the call that it was sent for, and nothing before', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  askAhead({ url: 'survey/7' }, 'a');
  await expect(takeFirstAnswer(as('a'))).rejects.toThrow('Failed to fetch');
});
