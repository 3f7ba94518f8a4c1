import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { heldResponse, next } from '#fixtures/faults.ts';
import { fillFields } from '../support/fillFields.ts';
import { type } from '../support/keys.ts';
import { logInAsTomas } from '../support/logIn.ts';
import {
  currentUrl,
  goBack,
  release,
  renderScreen,
  sentBody,
  toast,
} from '../support/renderScreen.tsx';

test('the login form has a password field, and links to sign-up and to a new password (LOGIN-1)', async () => {
  await renderScreen('/login');
  await expect.poll(() => document.title).toBe('Login · Canvass');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  await expect.element(page.getByLabelText('Password')).toHaveAttribute('type', 'password');
  await page.getByRole('link', { name: 'Sign up here' }).click();
  await expect.poll(currentUrl).toBe('/sign-up');
  await goBack();
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect.poll(currentUrl).toBe('/forgot-password');
});

test('typing shows no message yet; submitting shows the messages and focuses the first invalid field', async () => {
  await renderScreen('/login');
  await page.getByLabelText('Email').click();
  await type('a');
  await expect.element(page.getByText('Email must contain at least 2 characters')).toHaveLength(0);
  await page.getByLabelText('Email').fill('ada@example.com');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect.element(page.getByText('Password is required')).toBeVisible();
  await expect.element(page.getByLabelText('Password')).toHaveFocus();
});

test('Show and Hide reveal and hide the password, and keep its text (LOGIN-16)', async () => {
  await renderScreen('/login');
  const field = page.getByLabelText('Password');
  await field.fill('Nadia-2026');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect.element(field).toHaveAttribute('type', 'text');
  await expect.element(field).toHaveValue('Nadia-2026');
  await page.getByRole('button', { name: 'Hide', exact: true }).click();
  await expect.element(field).toHaveAttribute('type', 'password');
});

test('six blanks are a valid password; five are too short (SEAM-21)', async () => {
  await renderScreen('/sign-up');
  const password = page.getByLabelText('Password');
  await password.fill('     ');
  await page.getByLabelText('Email').click();
  await expect
    .element(password)
    .toHaveAccessibleDescription('Password must contain at least 6 characters 6 to 100 characters');
  await password.fill('      ');
  await expect.element(password).toHaveAccessibleDescription('6 to 100 characters');
  await fillFields({ 'First name': 'Ada', 'Last name': 'King', Email: 'ada@example.com' });
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect.poll(() => sentBody('POST /auth/sign-up')).toMatchObject({ password: '      ' });
});

test('leaving the login screen cancels the login, without a later message (SEAM-17)', async () => {
  await renderScreen('/login', { faults: [next('POST /auth/login', heldResponse)] });
  await fillFields({ Email: 'nadia@canvass.example', Password: 'Nadia-2026' });
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('link', { name: 'Canvass, start page' }).first().click();
  await expect.poll(currentUrl).toBe('/');
  await release('POST /auth/login');
  await expect.element(page.getByRole('link', { name: 'Login', exact: true })).toBeVisible();
  expect(toast('alert').elements()).toEqual([]);
  // Whoever is signed in has a link to the dashboard in its place.
  await page.getByRole('link', { name: 'Login', exact: true }).click();
  await logInAsTomas();
  await expect.poll(currentUrl).toBe('/dashboard');
  await expect.element(page.getByRole('row', { name: /Coffee growers 2026/ })).toBeVisible();
  expect(localStorage.getItem('user')).toContain('tomas@');
});

test('after a visitor opens a link to a report, the login page says where to find the report after login (LOGIN-18)', async () => {
  await renderScreen('/analyze-surveys/1');
  const hint = page.getByText('After login you will find the report under Analyze Surveys.');
  await expect.element(hint).toBeVisible();
  await renderScreen('/responses');
  await expect.element(page.getByRole('heading', { name: 'Login' })).toBeVisible();
  await expect.element(hint).not.toBeInTheDocument();
});
