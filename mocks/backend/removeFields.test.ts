import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { removeFields } from './removeFields.ts';

test('only the named fields are removed, also from each item of a list', async () => {
  const response = HttpResponse.json(
    { answers: 1, responses: [{ id: 1, answers: [1] }, { id: 2 }], user: { email: 'a', id: 3 } },
    { status: 200, headers: { 'cache-control': 'no-store' } },
  );
  const thinner = await removeFields(response, [
    'responses[].answers',
    'user.email',
    'no.such[].x',
  ]);
  expect(await thinner.json()).toEqual({
    answers: 1,
    responses: [{ id: 1 }, { id: 2 }],
    user: { id: 3 },
  });
  expect(thinner.headers.get('cache-control')).toBe('no-store');
  // A client waits for the bytes that the old length promises.
  expect(thinner.headers.has('content-length')).toBe(false);
});
