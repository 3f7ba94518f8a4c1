import { expect, test } from 'vitest';
import { testClient } from '../testClient.ts';

const newcomer = {
  firstName: 'Ada',
  middleName: '',
  lastName: 'King',
  email: 'ada@example.com',
  password: 'secret1',
};

test('a login returns a token and the user without a password (LOGIN-7)', async () => {
  const client = await testClient();
  const body = { email: 'NADIA@canvass.example', password: 'Nadia-2026' };
  const answer = await client.call('POST', '/auth/login', { body });
  expect(answer.status).toBe(200);
  expect(answer.body.token).toEqual(expect.any(String));
  expect(answer.body.user).toMatchObject({ id: 2, firstName: 'Nadia', type: 'OWNER' });
  expect(answer.body.user).not.toHaveProperty('password');
  expect(answer.body.user).not.toHaveProperty('previousPasswords');
});

test('a wrong password is answered 401', async () => {
  const client = await testClient();
  const body = { email: 'nadia@canvass.example', password: 'Nadia-2025' };
  expect(await client.call('POST', '/auth/login', { body })).toEqual({
    status: 401,
    body: { message: 'Invalid credentials' },
  });
});

test('concurrent sign-ups get different ids (SERVER-1)', async () => {
  const client = await testClient();
  const emails = Array.from({ length: 20 }, (_, number) => `ada.${number}@example.com`);
  await Promise.all(
    emails.map((email) => client.call('POST', '/auth/sign-up', { body: { ...newcomer, email } })),
  );
  const users = client.database.users.all();
  expect(new Set(users.map(({ id }) => id)).size).toBe(users.length);
  expect(emails.every((email) => users.some((user) => user.email === email))).toBe(true);
});

test('a new account can log in', async () => {
  const client = await testClient();
  expect((await client.call('POST', '/auth/sign-up', { body: newcomer })).status).toBe(200);
  const { email, password } = newcomer;
  expect((await client.call('POST', '/auth/login', { body: { email, password } })).status).toBe(
    200,
  );
});

test('a taken e-mail is answered 409 (CALL-8)', async () => {
  const client = await testClient();
  const body = { ...newcomer, email: 'nadia@canvass.example' };
  expect(await client.call('POST', '/auth/sign-up', { body })).toEqual({
    status: 409,
    body: { message: 'An account with this email already exists' },
  });
});

test('an invalid body is answered 422 with the rule (CALL-2, CALL-7)', async () => {
  const client = await testClient();
  const body = { ...newcomer, firstName: 'A' };
  expect(await client.call('POST', '/auth/sign-up', { body })).toEqual({
    status: 422,
    body: { message: 'First name must contain at least 2 characters' },
  });
});

test('a forgotten password puts a link into the outbox, which works once and refuses used passwords', async () => {
  const client = await testClient();
  await client.call('POST', '/auth/forgot-password', { body: { email: 'nadia@canvass.example' } });
  const link = client.database.emails.all()[0]?.link;
  const token = link?.replace('/reset-password/', '');
  const verified = await client.call('POST', '/auth/verify-reset-password-token', {
    body: { token },
  });
  expect(verified.body).toEqual({ userId: 2 });

  const change = (password: string) =>
    client.call('POST', '/auth/update-password', { body: { id: 2, token, password } });
  expect(await change('Nadia-2026')).toEqual({
    status: 422,
    body: { message: 'Cannot be a previously used password.' },
  });
  expect((await change('Nadia-2027')).status).toBe(200);
  expect((await change('Nadia-2028')).status).toBe(410);
});

test('an unknown address gets the same answer, and no mail', async () => {
  const client = await testClient();
  const sentBefore = client.database.emails.all().length;
  const body = { email: 'nobody@example.com' };
  expect((await client.call('POST', '/auth/forgot-password', { body })).status).toBe(200);
  expect(client.database.emails.all()).toHaveLength(sentBefore);
});

test('an unknown reset link is answered 404', async () => {
  const client = await testClient();
  const answer = await client.call('POST', '/auth/verify-reset-password-token', {
    body: { token: 'unknown' },
  });
  expect(answer.status).toBe(404);
});
