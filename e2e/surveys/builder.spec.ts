import type { Page } from '@playwright/test';
import { heldResponse, next } from '#fixtures/faults.ts';
import { expect, test } from '../support/test.ts';

const question = (page: Page, number: number) =>
  page.getByRole('group', { name: `Q${number}`, exact: true });

async function fillIn(page: Page) {
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Hello world');
  await question(page, 1)
    .getByLabel(/^Q\d+ text$/)
    .fill('Why?');
}

test('a required question needs options; the first invalid field gets the focus (BUILDER-17)', async ({
  page,
  open,
  toast,
}) => {
  await open('/surveys/create', { signedInAs: 'owner' });
  await fillIn(page);
  const first = question(page, 1);
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

test('a survey is updated', async ({ page, open, toast, release }) => {
  await page.clock.install();
  await open('/surveys/edit/3', {
    signedInAs: 'owner',
    faults: [next('POST /survey/update', heldResponse)],
  });
  await test.step('the form has the saved values (BUILDER-18)', async () => {
    await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue(
      'Bus route 14 riders',
    );
    const first = question(page, 1);
    await expect(first.getByLabel(/^Q\d+ text$/)).toHaveValue('How often do you come here?');
    await expect(first.getByLabel('Input Type')).toHaveValue('single');
    await expect(first.getByRole('checkbox', { name: 'Required' })).toBeChecked();
    await expect(first.getByLabel(/^Answer choice \d+$/)).toHaveCount(6);
    await expect(first.getByLabel(/^Answer choice \d+$/).last()).toBeDisabled();
  });
  await page.clock.pauseAt(Date.now() + 60_000);
  await test.step('the button says that the request runs (BUILDER-5)', async () => {
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Bus route 15 riders');
    await page.getByRole('button', { name: 'Update' }).click();
    await expect(page.getByRole('button', { name: 'Updating...' })).toBeDisabled();
  });
  await test.step('a toast confirms the update (BUILDER-24)', async () => {
    await release('POST /survey/update');
    await expect(toast('status')).toContainText('Update survey successful');
    await expect(toast('status')).toContainText('You have successfully updated the survey!');
  });
  await test.step('after 2500 ms, and not before, the list opens (BUILDER-27)', async () => {
    await page.clock.runFor(2499);
    await expect(page).toHaveURL('/surveys/edit/3');
    await page.clock.runFor(1);
    await expect(page).toHaveURL('/dashboard');
  });
  await page.clock.resume();
  await expect(page.getByRole('row', { name: /Bus route 15 riders/ })).toBeVisible();
});
