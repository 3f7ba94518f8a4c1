import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/** Refused calls, and requests that failed. */
function watchRequests(page: Page) {
  const problems: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()} ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    // Leaving a screen aborts its loads.
    const reason = request.failure()?.errorText;
    if (reason !== 'net::ERR_ABORTED') problems.push(`${reason} ${request.url()}`);
  });
  return problems;
}

async function logIn(page: Page, email: string, password: string) {
  await expect(page.getByRole('heading', { name: 'Login', level: 1 })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/dashboard');
}

const path = (url: string) => new URL(url).pathname;

test('over HTTP the main path works from sign-up to report, logout and a new password (LOAD-7, SECURITY-1, SESSION-4)', async ({
  page,
  request,
  backend,
}) => {
  await backend.seed('standard');
  const email = 'ada@example.com';
  const problems = watchRequests(page);
  const calls: string[] = [];
  page.on('request', (call) => {
    if (path(call.url()).startsWith('/api/')) calls.push(call.url());
  });

  await test.step('sign up and log in', async () => {
    await page.goto('/sign-up');
    await page.getByLabel('First name').fill('Ada');
    await page.getByLabel('Last name').fill('King');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password').fill('secret1');
    await page.getByRole('button', { name: 'Sign up' }).click();
    await expect(page).toHaveURL('/login');
    await logIn(page, email, 'secret1');
    await expect(page.getByText('No results.')).toBeVisible();
  });

  await test.step('build and publish a survey', async () => {
    await page.getByRole('link', { name: 'Create Survey' }).click();
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Over the network');
    await page.getByLabel(/^Q\d+ text$/).fill('Which do you like?');
    await page.getByLabel('Input Type').selectOption('Single Choice');
    await page.getByLabel(/^Answer choice \d+$/).fill('Tea');
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('row', { name: /Over the network/ })).toContainText('Open');
  });

  await test.step('change and close it', async () => {
    await page.getByRole('link', { name: 'Over the network' }).click();
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Over the wire');
    await page.getByRole('button', { name: 'Update', exact: true }).click();
    await expect(page).toHaveURL('/dashboard');
    await page.getByRole('button', { name: 'Actions for Over the wire' }).click();
    await page.getByRole('menuitem', { name: 'Close' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('row', { name: /Over the wire/ })).toContainText('Closed');
  });

  await test.step('visit the lists and the report', async () => {
    await page.getByRole('link', { name: 'Responses', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'All Responses' })).toBeVisible();
    await expect(page.getByText('No results')).toBeVisible();
    await page.getByRole('link', { name: 'Agents' }).click();
    await expect(page.getByRole('heading', { name: 'All Agents' })).toBeVisible();
    await expect(page.getByText('No agents found.')).toBeVisible();
    await page.getByRole('link', { name: 'Analyze Surveys' }).click();
    await page.getByRole('link', { name: 'Get reports of Over the wire' }).click();
    await expect(page.getByRole('heading', { name: 'Q1: Which do you like?' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('img', { name: 'Responses to Q1' })).toBeVisible();
  });

  await test.step('log out, and the token is invalid', async () => {
    const token = await page.evaluate(() => localStorage.getItem('token'));
    const list = () =>
      request.post('/api/v1/survey', {
        headers: { authorization: `Bearer ${token}` },
        data: { page: 1, pageSize: 10, userId: 1 },
      });
    expect((await list()).status()).not.toBe(401);
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/');
    await page.goto('/dashboard');
    await expect(page).toHaveURL('/login');
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });

  await test.step('choose a new password by the mailed link', async () => {
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    // The login page, which stays until the next screen renders, also has such a field.
    await expect(page.getByRole('heading', { name: 'Forgot password' })).toBeVisible();
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send reset link' }).click();
    await expect(page.getByRole('heading', { name: 'Email Sent' })).toBeVisible();
    const link = backend.database.emails.all().at(-1)?.link ?? '';
    await page.goto(link);
    await page.getByRole('button', { name: 'Reset password' }).click();
    await page.getByLabel('Password', { exact: true }).fill('secret2');
    await page.getByLabel('Confirm password').fill('secret2');
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
    await logIn(page, email, 'secret2');
    await expect(page.getByRole('row', { name: /Over the wire/ })).toBeVisible();
  });

  expect(problems).toEqual([]);
  expect(calls.filter((call) => /[?&]page=0\b/.test(call))).toEqual([]);
});
