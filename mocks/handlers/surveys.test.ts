import { expect, test } from 'vitest';
import { testClient } from '../testClient.ts';

const page = (number: number, userId = 2) => ({ page: number, pageSize: 10, userId });

test('an owner gets pages of own surveys, the last changed first (LIST-12)', async () => {
  const client = await testClient();
  const first = await client.call('POST', '/survey', { as: 'owner', body: page(1) });
  expect(first.body.totalPages).toBe(2);
  expect(first.body.surveys).toHaveLength(10);
  expect(first.body.surveys[0]).toMatchObject({
    title: 'Market day shoppers',
    status: 'Open',
    responseCount: 120,
  });
  const second = await client.call('POST', '/survey', { as: 'owner', body: page(2) });
  expect(second.body.surveys).toHaveLength(4);
});

test('a super admin gets everyone’s, with the owner’s email (LIST-12)', async () => {
  const client = await testClient();
  const body = page(3, 1);
  const answer = await client.call('POST', '/survey/super-admin', { as: 'superAdmin', body });
  expect(answer.body.totalPages).toBe(3);
  expect(answer.body.surveys.at(-1).user).toEqual({ email: 'grace@canvass.example' });
});

test('a created survey is open and newest, and can be read back', async () => {
  const client = await testClient();
  const question = { text: 'Why?', type: 'text', required: false, hasOthers: false, options: [] };
  const created = await client.call('POST', '/survey/create', {
    as: 'owner',
    body: { title: 'Brand new', image: null, questions: [question], userId: 2 },
  });
  expect(created.status).toBe(200);
  const read = await client.call('GET', `/survey/${created.body.id}`, { as: 'owner' });
  expect(read.body).toEqual({
    id: created.body.id,
    title: 'Brand new',
    logo: null,
    questions: [{ ...question, id: expect.any(Number) }],
  });
});

test('an update keeps the logo unless a new one is sent', async () => {
  const client = await testClient();
  const before = await client.call('GET', '/survey/1', { as: 'owner' });
  const body = { id: 1, title: 'Renamed', questions: [], userId: 2 };
  await client.call('POST', '/survey/update', { as: 'owner', body });
  const after = await client.call('GET', '/survey/1', { as: 'owner' });
  expect(after.body).toMatchObject({ title: 'Renamed', logo: before.body.logo, questions: [] });
});

test('an invalid survey is answered 422 (CALL-7)', async () => {
  const client = await testClient();
  const body = { title: 'A', image: null, questions: [], userId: 2 };
  expect(await client.call('POST', '/survey/create', { as: 'owner', body })).toEqual({
    status: 422,
    body: { message: 'Title must contain at least 2 characters' },
  });
});

test('a status change is stored (LIST-10)', async () => {
  const client = await testClient();
  const body = { id: 1, status: 'Closed' };
  await client.call('POST', '/survey/update-status', { as: 'owner', body });
  expect(client.database.surveys.findFirst((q) => q.where({ id: 1 }))?.status).toBe('Closed');
});

test('an uploaded logo loads from its URL (BUILDER-21)', async () => {
  const client = await testClient();
  const body = new FormData();
  body.append('file', new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' }));
  const answer = await client.call('POST', '/upload', { as: 'owner', body });
  expect(answer).toEqual({ status: 200, body: { url: 'http://localhost/api/v1/uploads/1' } });
});

test('a file that is no image is answered 422', async () => {
  const client = await testClient();
  const body = new FormData();
  body.append('file', new File(['hello'], 'a.txt', { type: 'text/plain' }));
  expect((await client.call('POST', '/upload', { as: 'owner', body })).status).toBe(422);
});
