import type { Page } from '@playwright/test';
import { json, network, next, status } from '#fixtures/faults.ts';
import { getDemo } from '../support/canvassDemo.ts';
import { emailFor, expectMessage, letters } from '../support/fields.ts';
import { expect, test } from '../support/test.ts';

const VERIFY = 'POST /auth/verify-reset-password-token';
const UPDATE = 'POST /auth/update-password';

async function askForLink(page: Page): Promise<string> {
  await page.getByLabel('Email').fill('nadia@canvass.example');
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByRole('heading', { name: 'Email Sent' })).toBeVisible();
  const demo = await getDemo(page);
  return demo.evaluate(({ backend }) => backend.database.emails.all().at(-1)?.link ?? '');
}

test('requesting a reset link shows a toast with the email (FORGOT-2)', async ({ page, open }) => {
  await open('/forgot-password');
  await askForLink(page);
  await expect(page.getByText('nadia@canvass.example')).toBeVisible();
});

for (const [name, answer] of [
  ['500', status(500)],
  ['no answer', network],
] as const) {
  test(`a link that could not be sent (${name}) is reported (FORGOT-3)`, async ({
    page,
    open,
    toast,
  }) => {
    await open('/forgot-password', { faults: [next('POST /auth/forgot-password', answer)] });
    await page.getByLabel('Email').fill('nadia@canvass.example');
    await page.getByRole('button', { name: 'Send reset link' }).click();
    await expect(toast('alert')).toContainText('Password reset failed');
    await expect(toast('alert')).toContainText('Please try again later.');
    await expect(page.getByLabel('Email')).toHaveValue('nadia@canvass.example');
  });
}

test('the email field shows its messages (FORGOT-4)', async ({ page, open }) => {
  await open('/forgot-password');
  for (const [text, message] of [
    ['', 'Email is required'],
    ['a', 'Email must contain at least 2 characters'],
    ['ab', 'Please enter a valid email address'],
    [emailFor(50), null],
    [emailFor(51), 'Email must contain at most 50 characters'],
  ] as const) {
    await expectMessage(page, 'Email', text, message);
  }
});

test('a reset link leads to a new password in three steps', async ({ page, open }) => {
  await open('/forgot-password');
  const link = await askForLink(page);
  await test.step('the link is validated first (RESET-2)', async () => {
    const checked = page.waitForRequest((request) =>
      request.url().endsWith('/verify-reset-password-token'),
    );
    await page.goto(link);
    await checked;
  });
  await test.step('step 1 greets (RESET-3)', async () => {
    await page.getByRole('button', { name: 'Reset password' }).click();
  });
  await test.step('step 2 asks for the new password twice (RESET-4)', async () => {
    await expect(page.getByText('Cannot be a previously used password.')).toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill('Nadia-2027');
    await page.getByLabel('Confirm password').fill('Nadia-2027');
    await page.getByRole('button', { name: 'Change password' }).click();
  });
  await test.step('step 3 confirms, and leads to the login (RESET-5)', async () => {
    await expect(page.getByRole('heading', { name: 'Password Changed' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
    await expect(page).toHaveURL('/login');
  });
});

for (const code of [404, 410]) {
  test(`a reset link with the status ${code} shows the server’s message and leads to /login (RESET-8)`, async ({
    page,
    open,
    toast,
  }) => {
    await open('/reset-password/abc', { faults: [next(VERIFY, status(code, 'Gone for good'))] });
    await expect(toast('alert')).toContainText('Invalid reset link');
    await expect(toast('alert')).toContainText('Gone for good');
    await expect(page).toHaveURL('/login');
  });
}

for (const [name, answer] of [
  ['500', status(500, 'Broken')],
  ['no answer', network],
] as const) {
  test(`a reset link that fails otherwise (${name}) leads to /login without a toast (RESET-9)`, async ({
    page,
    open,
    toast,
  }) => {
    await open('/reset-password/abc', { faults: [next(VERIFY, answer)] });
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
    await expect(toast('alert')).toHaveCount(0);
  });
}

async function toTheForm(page: Page) {
  await page.goto(await askForLink(page));
  await page.getByRole('button', { name: 'Reset password' }).click();
}

test('both passwords show their messages (RESET-6, RESET-7)', async ({ page, open }) => {
  await open('/forgot-password');
  await toTheForm(page);
  for (const [text, message] of [
    ['', 'Password is required'],
    [letters(5), 'Password must contain at least 6 characters'],
    [letters(6), null],
    [letters(100), null],
    [letters(101), 'Password must contain at most 100 characters'],
  ] as const) {
    await page.getByLabel('Confirm password').fill(text);
    await expectMessage(page, 'Password', text, message);
    const confirmMessage = message?.replace('Password', 'Confirm password') ?? null;
    await expectMessage(page, 'Confirm password', text, confirmMessage);
  }
  await page.getByLabel('Password', { exact: true }).fill(letters(6));
  await expectMessage(page, 'Confirm password', letters(7), 'Passwords do not match');
});

for (const [name, answer, title, description] of [
  ['422', status(422, 'Used before'), 'Update password failed', 'Used before'],
  ['404', status(404, 'Nobody there'), 'Update password failed', 'Nobody there'],
  ['500', status(500, 'Broken'), 'Password reset failed', 'Please try again later.'],
  ['no answer', network, 'Password reset failed', 'Please try again later.'],
] as const) {
  test(`a new password refused with ${name} is reported (RESET-10, RESET-11)`, async ({
    page,
    open,
    toast,
  }) => {
    await open('/reset-password/abc', {
      faults: [next(VERIFY, json({ userId: 2 })), next(UPDATE, answer)],
    });
    await page.getByRole('button', { name: 'Reset password' }).click();
    await page.getByLabel('Password', { exact: true }).fill('Nadia-2027');
    await page.getByLabel('Confirm password').fill('Nadia-2027');
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(toast('alert')).toContainText(title);
    await expect(toast('alert')).toContainText(description);
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('Nadia-2027');
  });
}
