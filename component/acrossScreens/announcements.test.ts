import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { next, status } from '#fixtures/faults.ts';
import { expectConsoleMessage } from '../support/consoleMessages.ts';
import { goTo, renderScreen } from '../support/renderScreen.tsx';
import { compareBy } from '../support/reportTools.ts';

/** Whether a text is in a live region. */
const isAnnounced = async (text: string | RegExp) =>
  (await page.getByText(text).findElement()).closest('[aria-live="polite"], [role="status"]') !==
  null;

test('a field’s live region exists before its message, and the hint stays (SEAM-28)', async () => {
  await renderScreen('/sign-up');
  const password = page.getByLabelText('Password');
  const region = (await password.findElement())
    .closest('.bp6-form-group')
    ?.querySelector('[aria-live]');
  await expect.element(page.getByLabelText('First name')).toHaveFocus();
  await password.click();
  await page.getByLabelText('Email').click();
  expect(region?.textContent).toBe('Password is required');
  await expect
    .element(password)
    .toHaveAccessibleDescription('Password is required 6 to 100 characters');
  await expect.element(password).toBeRequired();
  await expect.element(page.getByLabelText('Middle name')).not.toBeRequired();
});

test('failed loads and row problems are announced in regions that already exist (SEAM-28)', async () => {
  await renderScreen('/agents', { as: 'owner', faults: [next('GET /agent', status(500))] });
  expectConsoleMessage('The agents could not be loaded');
  expect(await isAnnounced('The agents could not be loaded.')).toBe(true);
  await goTo('/agents/add');
  await page.getByRole('textbox').fill('Ada King, ada@example.com\nNobody');
  expect(await isAnnounced(/^1 row has a problem/)).toBe(true);
});

test('the element focused after a navigation is labelled by the screen’s heading (SEAM-26)', async () => {
  await renderScreen('/dashboard', { as: 'owner' });
  for (const [link, heading] of [
    ['Responses', 'All Responses'],
    ['Agents', 'All Agents'],
    ['Dashboard', 'All Surveys'],
  ] as const) {
    await page.getByRole('link', { name: link, exact: true }).click();
    await expect.element(page.getByRole('main', { name: heading, exact: true })).toHaveFocus();
  }
});

test('a report names a long list by its length, and announces a comparison with the response count (SEAM-28)', async () => {
  await renderScreen('/analyze-surveys/1', { as: 'owner' });
  await page.getByRole('button', { name: 'Group equal answers' }).first().click();
  const button = page.getByRole('button', { name: /^Show all \d+ answers$/ }).first();
  const name = (await button.findElement()).textContent.replace('Show all ', '');
  await expect.element(page.getByRole('list', { name, exact: true }).first()).toBeVisible();
  await compareBy('Q2: What did you buy today?');
  const head = page.getByCss('.report-head [role="status"]');
  await expect.element(head).toMatchTextContent('compared by Q2');
});

test('the contact form counts the characters of its text (CONTACT-8)', async () => {
  await renderScreen('/contact-us');
  const body = page.getByLabelText('What can we help with you ?');
  await body.fill('Hello');
  await expect.element(body).toHaveAccessibleDescription('5 of 120 characters');
  await body.fill('😀😀😀');
  await expect.element(body).toHaveAccessibleDescription('3 of 120 characters');
});
