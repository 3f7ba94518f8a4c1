import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { heldResponse, json, next } from '#fixtures/faults.ts';
import { expectConsoleMessage } from '../support/consoleMessages.ts';
import { logInAsTomas } from '../support/logIn.ts';
import { currentUrl, release, renderScreen, toast } from '../support/renderScreen.tsx';

const logOut = () => page.getByRole('button', { name: 'Logout' }).click();
const readStorage = () => [localStorage.getItem('token'), localStorage.getItem('user')];

test('a visitor of /dashboard is redirected to /login (SESSION-1)', async () => {
  await renderScreen('/dashboard');
  await expect.poll(currentUrl).toBe('/login');
});

test('a super admin on /agents is redirected to /dashboard (SESSION-6)', async () => {
  await renderScreen('/agents', { as: 'superAdmin' });
  await expect.poll(currentUrl).toBe('/dashboard');
});

test('a thrown error shows its message (ERROR-2)', async () => {
  await renderScreen('/', { as: 'owner' });
  vi.spyOn(Date.prototype, 'getMonth').mockImplementation(() => {
    throw new Error('The calendar fell off the wall');
  });
  await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click();
  await expect
    .element(page.getByRole('heading', { name: 'Unexpected Application Error!' }))
    .toBeVisible();
  await expect.element(page.getByText('The calendar fell off the wall')).toBeVisible();
  expectConsoleMessage('The calendar fell off the wall');
});

for (const [path, number] of [
  ['/login', 'LOGIN-2'],
  ['/sign-up', 'SIGNUP-2'],
  ['/forgot-password', 'FORGOT-1'],
  ['/reset-password/abc', 'RESET-1'],
  ['/reset-password', 'RESET-1'],
] as const) {
  test(`a signed-in person at ${path} is redirected to / (${number})`, async () => {
    await renderScreen(path, { as: 'owner' });
    await expect.poll(currentUrl).toBe('/');
  });
}

test('a logout during a request ends the session, and the late response shows nothing (SESSION-4)', async () => {
  await renderScreen('/responses', {
    as: 'owner',
    faults: [next('GET /response/get-response-list', heldResponse)],
  });
  await expect.element(page.getByText('Loading...')).toBeVisible();
  await logOut();
  await expect.poll(currentUrl).toBe('/');
  expect(readStorage()).toEqual([null, null]);
  await release('GET /response/get-response-list');
  await expect.element(page.getByRole('link', { name: 'Login' })).toBeVisible();
});

test('a login fails if its token cannot be sent in a header (SEAM-4, LOGIN-6)', async () => {
  const user = { id: 2, firstName: 'Ada', lastName: 'King', email: 'a@b.co', type: 'OWNER' };
  await renderScreen('/login', { faults: [next('POST /auth/login', json({ token: '☃', user }))] });
  await logInAsTomas();
  await expect.element(toast('alert')).toMatchTextContent('Login failed');
  await expect.element(toast('alert')).toMatchTextContent('Invalid credentials');
  expect(readStorage()).toEqual([null, null]);
});
