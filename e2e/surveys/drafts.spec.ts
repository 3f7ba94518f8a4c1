import type { Page } from '@playwright/test';
import { test as demoTest } from '../support/demoTest.ts';
import { expect, test } from '../support/test.ts';

const title = (page: Page) => page.getByRole('textbox', { name: 'Title', exact: true });
const texts = (page: Page) => page.getByLabel(/^Q\d+ text$/);
const restoredNotice = (page: Page) => page.getByText(/^Draft from .+ restored\./);

/** Leaves the builder by a link, and answers its question. */
async function leaveTo(page: Page, link: string) {
  await page.getByRole('link', { name: link }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
}

test('typed text is restored with its time, until Start over, which can be undone (DRAFT-1, DRAFT-4)', async ({
  page,
  open,
}) => {
  await page.clock.install({ time: '2026-11-26T14:32:10Z' });
  await open('/surveys/create', { signedInAs: 'owner' });
  await title(page).fill('Half done');
  await page.clock.runFor(500);
  await expect(page.getByText('Draft saved')).toBeVisible();
  await leaveTo(page, 'Responses');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('link', { name: 'Create Survey' }).click();
  await expect(title(page)).toHaveValue('Half done');
  await expect(
    page.getByText('Draft from November 26, 2:32 PM restored.', { exact: true }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(title(page)).toHaveValue('');
  await expect(page.getByText('Title is required')).toHaveCount(0);
  await expect(restoredNotice(page)).toHaveCount(0);
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(title(page)).toHaveValue('Half done');
  await page.reload();
  await expect(title(page)).toHaveValue('Half done');
});

test('of two tabs the last writer wins, and undoing an edit deletes only this tab’s draft (DRAFT-3)', async ({
  page,
  open,
  context,
}) => {
  const readStored = () => page.evaluate(() => JSON.stringify({ ...localStorage }));
  await open('/surveys/create', { signedInAs: 'owner' });
  await title(page).fill('In the first tab');
  await expect(page.getByText('Draft saved')).toBeVisible();
  const secondTab = await context.newPage();
  await secondTab.goto('/surveys/create');
  await expect(title(secondTab)).toHaveValue('In the first tab');
  await texts(secondTab).fill('In the second tab?');
  await expect.poll(readStored).toContain('In the second tab?');
  await title(page).fill('');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'All Surveys' })).toBeVisible();
  expect(await readStored()).toContain('In the second tab?');
  await page.getByRole('link', { name: 'Create Survey' }).click();
  await expect(texts(page)).toHaveValue('In the second tab?');
});

test('a reload in mid-word loses no letter (DRAFT-1)', async ({ page, open }) => {
  await open('/surveys/create', { signedInAs: 'owner' });
  await texts(page).pressSequentially('How are yo');
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(texts(page)).toHaveValue('How are yo');
});

demoTest('resetting the demo deletes drafts (DEMO-18)', async ({ page, open }) => {
  await open('/surveys/create', { signedInAs: 'owner' });
  await title(page).fill('Half done');
  await leaveTo(page, 'Dashboard');
  await open('/surveys/create', { signedInAs: 'owner' });
  await expect(title(page)).toHaveValue('');
  await expect(restoredNotice(page)).toHaveCount(0);
});
