import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { heldResponse, next, status } from '#fixtures/faults.ts';
import { picture } from '../support/picture.ts';
import { renderScreen, toast } from '../support/renderScreen.tsx';

const clickButton = (name: string) => page.getByRole('button', { name, exact: true }).click();
const failure = toast('alert');

test('a new attempt dismisses the earlier failure at once, in the builder (SEAM-13)', async () => {
  await renderScreen('/surveys/create', {
    as: 'owner',
    faults: [next('POST /survey/create', status(500, 'Out of order'))],
  });
  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  await title.fill('Hello world');
  await page.getByLabelText(/^Q\d+ text$/).fill('Why?');
  await clickButton('Publish');
  await expect.element(failure).toMatchTextContent('Out of order');
  await title.fill('');
  await clickButton('Publish');
  await expect.element(page.getByText('Title is required')).toBeVisible();
  await expect.element(failure).toHaveLength(0);
});

test('a new attempt dismisses the earlier failure at once, in dialogs (SEAM-13)', async () => {
  await renderScreen('/dashboard', {
    as: 'owner',
    faults: [
      { call: 'POST /survey/update-status', on: 1, answer: status(500) },
      { call: 'POST /survey/update-status', on: 2, answer: heldResponse },
    ],
  });
  const closeFirst = async () => {
    await clickButton('Actions for Market day shoppers');
    await page.getByRole('menuitem', { name: 'Close' }).click();
    await clickButton('Confirm');
  };
  await closeFirst();
  await expect.element(failure).toMatchTextContent('Failed to update survey status');
  await closeFirst();
  await expect.element(failure).toHaveLength(0);
});

test('choosing a valid picture dismisses the toast about an invalid one (SEAM-13)', async () => {
  await renderScreen('/surveys/create', { as: 'owner' });
  const logo = page.getByLabelText('Add Logo');
  await logo.upload(new File(['hello'], 'a.txt', { type: 'text/plain' }));
  await expect.element(failure).toMatchTextContent('Invalid file');
  await logo.upload(picture());
  await expect.element(failure).toHaveLength(0);
});

test('toasts appear in live regions that already exist (SEAM-28)', async () => {
  await renderScreen('/forgot-password', {
    faults: [next('POST /auth/forgot-password', status(500))],
  });
  const regions = page.getByCss('.toast-area > [aria-live]');
  await expect.element(regions).toHaveLength(2);
  for (const region of regions.elements()) region.setAttribute('data-was-here', '');
  await page.getByLabelText('Email').fill('nadia@canvass.example');
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect.element(toast('alert')).toBeVisible();
  await expect
    .element(page.getByCss('[data-was-here][aria-live="assertive"][role="alert"]'))
    .toMatchTextContent('Password reset failed');
});

test('a toast shortens a server message of 5 MB (FAULT-11)', async () => {
  await renderScreen('/surveys/create', {
    as: 'owner',
    faults: [next('POST /survey/create', status(422, 'x'.repeat(5_000_000)))],
  });
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Tea or coffee');
  await page.getByLabelText(/^Q\d+ text$/).fill('Why?');
  await clickButton('Publish');
  await expect.element(failure).toMatchTextContent('Create survey failed');
  expect(failure.element().textContent.length).toBeLessThan(3100);
});
