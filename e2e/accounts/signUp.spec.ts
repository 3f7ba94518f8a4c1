import type { Page } from '@playwright/test';
import { network, next, status } from '#fixtures/faults.ts';
import { emailFor, expectMessages, letters, type Messages } from '../support/fields.ts';
import { expect, test } from '../support/test.ts';

async function fillIn(page: Page, email = 'ada@example.com') {
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Middle name').fill('B');
  await page.getByLabel('Last name').fill('King');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill('secret1');
}

test('the form has five fields and a link to /login (SIGNUP-1)', async ({ page, open }) => {
  await open('/sign-up');
  await expect(page).toHaveTitle('Sign up · Canvass');
  await expect(page.getByRole('textbox')).toHaveCount(5);
  await page.getByRole('link', { name: 'Login here' }).click();
  await expect(page).toHaveURL('/login');
});

test('sign-up shows a toast, sets the register flag, and leads to /login after 1500 ms and not before (SIGNUP-3, SIGNUP-4, SIGNUP-5)', async ({
  page,
  open,
  toast,
}) => {
  await page.clock.install();
  await open('/sign-up');
  await page.clock.pauseAt(Date.now() + 60_000);
  await fillIn(page);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(toast('status')).toContainText('Sign up successful');
  await expect(toast('status')).toContainText('You have successfully signed up!');
  expect(await page.evaluate(() => localStorage.getItem('register'))).toBe('success');
  await page.clock.runFor(1499);
  await expect(page).toHaveURL('/sign-up');
  await page.clock.runFor(1);
  await expect(page).toHaveURL('/login');
});

test('after sign-up the login page confirms the account, prefills its email and focuses the password (LOGIN-17)', async ({
  page,
  open,
}) => {
  await open('/sign-up');
  await fillIn(page);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page).toHaveURL('/login');
  await expect(
    page.getByText(/^Your account .* is ready\. Log in with your password\.$/),
  ).toBeVisible();
  await expect(page.getByLabel('Email')).not.toHaveValue('');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain('@');
});

test('signing up with a taken email shows the server’s message (SIGNUP-12)', async ({
  page,
  open,
  toast,
}) => {
  await open('/sign-up');
  await fillIn(page, 'nadia@canvass.example');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(toast('alert')).toContainText('Sign up failed');
  await expect(toast('alert')).toContainText('An account with this email already exists');
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
  expect(await page.evaluate(() => localStorage.getItem('register'))).toBeNull();
});

for (const [name, answer] of [
  ['422', status(422, 'Not this')],
  ['500', status(500, 'Broken')],
  ['no answer', network],
] as const) {
  test(`any other failure (${name}) shows Invalid credentials (SIGNUP-11)`, async ({
    page,
    open,
    toast,
  }) => {
    await open('/sign-up', { faults: [next('POST /auth/sign-up', answer)] });
    await fillIn(page);
    await page.getByRole('button', { name: 'Sign up' }).click();
    await expect(toast('alert')).toContainText('Sign up failed');
    await expect(toast('alert')).toContainText('Invalid credentials');
    await expect(page.getByLabel('Password')).toHaveValue('secret1');
  });
}

const messages: Messages = {
  'First name (SIGNUP-6)': [
    ['', 'First name is required'],
    [letters(1), 'First name must contain at least 2 characters'],
    [letters(2), null],
    [letters(20), null],
    [letters(21), 'First name must contain at most 20 characters'],
  ],
  'Middle name (SIGNUP-7)': [
    [letters(20), null],
    [letters(21), 'Middle name must contain at most 20 characters'],
  ],
  'Last name (SIGNUP-8)': [
    ['', 'Last name is required'],
    [letters(1), 'Last name must contain at least 2 characters'],
    [letters(2), null],
    [letters(20), null],
    [letters(21), 'Last name must contain at most 20 characters'],
  ],
  'Email (SIGNUP-9)': [
    ['', 'Email is required'],
    ['a', 'Email must contain at least 2 characters'],
    ['ab', 'Please enter a valid email address'],
    [emailFor(50), null],
    [emailFor(51), 'Email must contain at most 50 characters'],
  ],
  'Password (SIGNUP-10)': [
    ['', 'Password is required'],
    [letters(5), 'Password must contain at least 6 characters'],
    [letters(6), null],
    [letters(100), null],
    [letters(101), 'Password must contain at most 100 characters'],
  ],
};

test('each sign-up field shows its messages', async ({ page, open }) => {
  await open('/sign-up');
  await expectMessages(page, messages);
});
