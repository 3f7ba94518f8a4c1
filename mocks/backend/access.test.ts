import { describe, expect, test } from 'vitest';
import { testClient } from '../testClient.ts';

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
