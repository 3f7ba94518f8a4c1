import { network, next, status } from '#fixtures/faults.ts';
import { expect, test } from '../support/test.ts';

const VERIFY = 'POST /auth/verify-reset-password-token';

test('a reset link leads to a new password in three steps', async ({ page, open, backend }) => {
  await open('/forgot-password');
  await page.getByLabel('Email').fill('nadia@canvass.example');
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByRole('heading', { name: 'Email Sent' })).toBeVisible();
  const link = backend.database.emails.all().at(-1)?.link ?? '';
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

test('a reset link with the status 410 shows the server’s message and leads to /login (RESET-8)', async ({
  page,
  open,
  toast,
}) => {
  await open('/reset-password/abc', { faults: [next(VERIFY, status(410, 'Gone for good'))] });
  await expect(toast('alert')).toContainText('Invalid reset link');
  await expect(toast('alert')).toContainText('Gone for good');
  await expect(page).toHaveURL('/login');
});

test('a reset link that gets no answer leads to /login without a toast (RESET-9)', async ({
  page,
  open,
  toast,
}) => {
  await open('/reset-password/abc', { faults: [next(VERIFY, network)] });
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
  // `toHaveCount(0)` would retry until the toast has disappeared.
  expect(await toast('alert').count()).toBe(0);
});
