import type { Page } from '@playwright/test';
import { fillFields } from '../support/fields.ts';
import { expect, test } from '../support/test.ts';

const question = (page: Page, number: number) =>
  page.getByRole('group', { name: `Q${number}`, exact: true });
const update = (page: Page) => page.locator('.page-header button[type=submit]');
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Delete answers?' });
const successMessage = (page: Page) => page.getByText('You have successfully updated the survey!');

test('an option with characters that XML forbids is saved in its chart, and a right-to-left one does not reorder the words around it (TEXT-3, SEAM-38)', async ({
  page,
  open,
}) => {
  await open('/surveys/edit/1', { signedInAs: 'owner' });
  const options = question(page, 1).getByLabel(/^Answer choice \d+$/);
  await options.first().fill('\u202eabc');
  await options.nth(1).fill('Very\u000bsatisfied\ud800');
  await update(page).click();
  await expect(successMessage(page)).toBeVisible();
  await page.goto('/analyze-surveys/1');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save Q1 as PNG' }).click();
  expect((await download).suggestedFilename()).toMatch(/^Market day shoppers Q1 /);
  await page.goto('/surveys/edit/1');
  await question(page, 1)
    .getByRole('button', { name: /^More actions for/ })
    .nth(1)
    .click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await update(page).click();
  const line = dialog(page).getByRole('listitem');
  await expect(line).toContainText('in Q1 has');
  // The words behind the option are at its right, unchanged.
  const isInOrder = await line.evaluate((element) => {
    const text = element.querySelector('bdi');
    const nextNode = text?.nextSibling;
    if (!text || !nextNode) return false;
    const range = document.createRange();
    range.selectNode(nextNode);
    return range.getBoundingClientRect().left >= text.getBoundingClientRect().right - 1;
  });
  expect(isInOrder).toBe(true);
});

test('a required question needs options; the first invalid field gets the focus (BUILDER-17)', async ({
  page,
  open,
  toast,
}) => {
  await open('/surveys/create', { signedInAs: 'owner' });
  const first = question(page, 1);
  await fillFields(page, { Title: 'Hello world', 'Q1 text': 'Why?' });
  await first.getByLabel('Input Type').selectOption('Multiple choice');
  await first.getByRole('checkbox', { name: 'Required' }).check();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(first.getByText('Answer choice is required')).toBeVisible();
  await expect(first.getByLabel(/^Answer choice \d+$/)).toBeFocused();
  await first.getByRole('checkbox', { name: 'Required' }).uncheck();
  await expect(first.getByText('Answer choice is required')).toHaveCount(0);
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('button', { name: 'Publish anyway' }).click();
  await expect(toast('status')).toContainText('Create survey successful');
});
