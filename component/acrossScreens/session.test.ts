import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { every, heldResponse, json, next, status } from '#fixtures/faults.ts';
import { people } from '#fixtures/people.ts';
import { expectConsoleMessage } from '../support/consoleMessages.ts';
import { logInAsNadia, logInAsTomas } from '../support/logIn.ts';
import { currentUrl, release, renderScreen, toast } from '../support/renderScreen.tsx';

const logOut = () => page.getByRole('button', { name: 'Logout' }).click();
const readStorage = () => [localStorage.getItem('token'), localStorage.getItem('user')];

for (const path of ['/dashboard', '/analyze-surveys/1']) {
  test(`a visitor of ${path} is redirected to /login (SESSION-1)`, async () => {
    await renderScreen(path);
    await expect.poll(currentUrl).toBe('/login');
  });
}

test('a 401 response ends the session (SESSION-5)', async () => {
  await renderScreen('/dashboard', {
    as: 'owner',
    faults: [every('POST /survey', status(401, 'Expired'))],
  });
  await expect.poll(currentUrl).toBe('/login');
  expect(readStorage()).toEqual([null, null]);
});

for (const path of ['/surveys/edit/1', '/agents']) {
  test(`a super admin on ${path} is redirected to /dashboard (SESSION-6)`, async () => {
    await renderScreen(path, { as: 'superAdmin' });
    await expect.poll(currentUrl).toBe('/dashboard');
  });
}

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

test('logging out and in as another user leads to the dashboard (SESSION-4, LOGIN-5)', async () => {
  await renderScreen('/dashboard', { as: 'owner' });
  await logOut();
  await page.getByRole('link', { name: 'Login' }).click();
  await logInAsTomas();
  await expect.poll(currentUrl).toBe('/dashboard');
  await expect.element(page.getByRole('row', { name: /Coffee growers 2026/ })).toBeVisible();
});

test('a login fails if its token cannot be sent in a header (SEAM-4, LOGIN-6)', async () => {
  const user = { id: 2, firstName: 'Ada', lastName: 'King', email: 'a@b.co', type: 'OWNER' };
  await renderScreen('/login', { faults: [next('POST /auth/login', json({ token: '☃', user }))] });
  await logInAsTomas();
  await expect.element(toast('alert')).toMatchTextContent('Login failed');
  await expect.element(toast('alert')).toMatchTextContent('Invalid credentials');
  expect(readStorage()).toEqual([null, null]);
});

test('after a session has ended, the login page says so, but no longer after the next login (SEAM-6)', async () => {
  await renderScreen('/login');
  await expect.element(page.getByText(/^Your session has ended/)).toHaveLength(0);
  await renderScreen('/dashboard', { as: 'owner', sessionExpired: true });
  await expect.poll(currentUrl).toBe('/login');
  await expect
    .element(page.getByText(/^Your session has ended\. Log in again to go on/))
    .toBeVisible();
  await logInAsNadia();
  await expect.poll(currentUrl).toBe('/dashboard');
  await logOut();
  await page.getByRole('link', { name: 'Login' }).click();
  await expect.element(page.getByRole('heading', { name: 'Login' })).toBeVisible();
  await expect.element(page.getByText(/^Your session has ended/)).toHaveLength(0);
});

test('a late login response changes and says nothing after another user has logged in in another tab (SEAM-17)', async () => {
  await renderScreen('/login', { faults: [next('POST /auth/login', heldResponse)] });
  await logInAsNadia();
  const { email, password } = people.secondOwner;
  const url = new URL('/api/v1/auth/login', location.origin);
  const headers = { 'content-type': 'application/json' };
  const request = new Request(url, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email, password }),
  });
  const { token, user } = await (await fetch(request)).json();
  localStorage.setItem('user', JSON.stringify(user));
  localStorage.setItem('token', token);
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  await release('POST /auth/login');
  await expect.element(page.getByRole('button', { name: 'Login' })).toBeEnabled();
  expect(localStorage.getItem('token')).toBe(token);
  expect(toast('status').elements()).toEqual([]);
  expect(toast('alert').elements()).toEqual([]);
});

test('a late login response changes nothing after another user has logged in (SEAM-17)', async () => {
  await renderScreen('/login', { faults: [next('POST /auth/login', heldResponse)] });
  await logInAsNadia();
  await page.getByRole('link', { name: 'Contact Us' }).click();
  await page.getByRole('link', { name: 'Login' }).click();
  await expect.element(page.getByRole('heading', { name: 'Login' })).toBeVisible();
  await logInAsTomas();
  await expect.poll(currentUrl).toBe('/dashboard');
  await release('POST /auth/login');
  await page.getByRole('button', { name: 'Profile', exact: true }).click();
  await expect.element(page.getByLabelText('First name')).toHaveValue('Tomas');
  await expect
    .element(page.getByRole('complementary').first())
    .toMatchTextContent('Tomas Ferreira');
  await expect.element(toast('alert')).toHaveLength(0);
});
