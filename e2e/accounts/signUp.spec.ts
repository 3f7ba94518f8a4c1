import { fillFields } from '../support/fields.ts';
import { expect, test } from '../support/test.ts';

test('after sign-up the flag is set, and the login page confirms the account, prefills its email and focuses the password (SIGNUP-1, SIGNUP-5, LOGIN-17)', async ({
  page,
  open,
}) => {
  await open('/sign-up');
  await expect(page).toHaveTitle('Sign up · Canvass');
  await expect(page.getByRole('textbox')).toHaveCount(5);
  await expect(page.getByRole('link', { name: 'Login here' })).toHaveAttribute('href', '/login');
  await fillFields(page, {
    'First name': 'Ada',
    'Middle name': 'B',
    'Last name': 'King',
    Email: 'ada@example.com',
    Password: 'secret1',
  });
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => localStorage.getItem('register'))).toBe('success');
  await expect(
    page.getByText(/^Your account .* is ready\. Log in with your password\.$/),
  ).toBeVisible();
  await expect(page.getByLabel('Email')).not.toHaveValue('');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain('@');
});
