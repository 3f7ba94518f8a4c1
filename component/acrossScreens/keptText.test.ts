import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { heldResponse, next } from '#fixtures/faults.ts';
import { newAgent } from '#fixtures/newAgent.ts';
import { fillFields } from '../support/fillFields.ts';
import { currentUrl, release, renderScreen, toast } from '../support/renderScreen.tsx';

const title = page.getByRole('textbox', { name: 'Title', exact: true });
const RESTORED = /^Draft from \w+ \d{1,2}, \d{1,2}:\d\d [AP]M restored\./;

test('after leaving while a new survey is being sent, the builder restores its draft (DRAFT-1)', async () => {
  await renderScreen('/surveys/create', {
    as: 'owner',
    faults: [next('POST /survey/create', heldResponse)],
  });
  await title.fill('On its way');
  await page.getByLabelText(/^Q\d+ text$/).fill('Why?');
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('link', { name: 'Responses' }).click();
  await expect
    .element(page.getByRole('dialog', { name: 'Leave while the survey is being sent?' }))
    .toBeVisible();
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect.poll(currentUrl).toBe('/responses');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('link', { name: 'Create Survey' }).click();
  await expect.element(title).toHaveValue('On its way');
  await release('POST /survey/create');
  await expect.element(toast('status')).toMatchTextContent('Create survey successful');
});

test('a creation that fails after its screen was left shows a toast, and does not redirect (SEAM-9)', async () => {
  await renderScreen('/agents/create', {
    as: 'owner',
    faults: [next('POST /auth/sign-up-agent', heldResponse)],
  });
  await fillFields({ ...newAgent, Email: 'nadia@canvass.example' });
  await page.getByRole('button', { name: 'Create Agent' }).click();
  await page.getByRole('link', { name: 'Agents', exact: true }).click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect.poll(currentUrl).toBe('/agents');
  await release('POST /auth/sign-up-agent');
  await expect
    .element(toast('alert'))
    .toMatchTextContent('An account with this email already exists');
  expect(currentUrl()).toBe('/agents');
});

test('a draft deleted by another tab is saved again while its text is still in the form (DRAFT-3)', async () => {
  await renderScreen('/surveys/create', { as: 'owner' });
  await title.fill('Still being written');
  await expect.element(page.getByText('Draft saved')).toBeVisible();
  const [key = ''] = Object.keys(localStorage).filter((name) => name.startsWith('draft:'));
  localStorage.removeItem(key);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: null }));
  expect(localStorage.getItem(key)).toContain('Still being written');
});

test('a draft that this tab restored but did not edit stays deleted after another tab has deleted it (DRAFT-3)', async () => {
  await renderScreen('/surveys/create', { as: 'owner' });
  await title.fill('Sent elsewhere');
  await expect.element(page.getByText('Draft saved')).toBeVisible();
  const [key = ''] = Object.keys(localStorage).filter((name) => name.startsWith('draft:'));
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('link', { name: 'Create Survey' }).click();
  await expect.element(page.getByText(RESTORED)).toBeVisible();
  localStorage.removeItem(key);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: null }));
  expect(localStorage.getItem(key)).toBeNull();
});
