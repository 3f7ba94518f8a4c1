import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const goTo = (page: Page, link: string) =>
  navigation(page).getByRole('link', { name: link, exact: true }).click();

test('returning to a list after five seconds shows another tab’s change (SEAM-15)', async ({
  page,
  open,
  context,
}) => {
  await page.clock.install();
  await open('/dashboard', { signedInAs: 'owner' });
  await expect(page.getByRole('row', { name: /Market day shoppers/ })).toBeVisible();
  await goTo(page, 'Responses');
  await expect(page.getByText(/^Showing 1-10/)).toBeVisible();
  const second = await context.newPage();
  await second.goto('/dashboard');
  await second.getByRole('button', { name: 'Actions for Market day shoppers' }).click();
  await second.getByRole('menuitem', { name: 'Close' }).click();
  await second.getByRole('button', { name: 'Confirm' }).click();
  await expect(second.getByRole('row', { name: /Market day shoppers/ })).toContainText('Closed');
  await page.clock.fastForward(5000);
  await goTo(page, 'Dashboard');
  const list = page.getByRole('table', { name: 'All Surveys' });
  await expect(list.getByRole('row', { name: /Market day shoppers/ })).toContainText('Closed');
});

test('a list is refetched when its tab becomes visible (SEAM-32)', async ({
  page,
  open,
  context,
}) => {
  await open('/dashboard', { signedInAs: 'owner' });
  await expect(page.getByRole('row', { name: /Market day shoppers/ })).toContainText('Open');
  const second = await context.newPage();
  await second.goto('/dashboard');
  await second.getByRole('button', { name: 'Actions for Market day shoppers' }).click();
  await second.getByRole('menuitem', { name: 'Close' }).click();
  await second.getByRole('button', { name: 'Confirm' }).click();
  await expect(second.getByRole('row', { name: /Market day shoppers/ })).toContainText('Closed');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByRole('row', { name: /Market day shoppers/ })).toContainText('Closed');
});

test('the builder opens the newest version (SEAM-16)', async ({ page, open, context }) => {
  await open('/surveys/preview/1', { signedInAs: 'owner' });
  await expect(page.getByRole('heading', { name: 'Market day shoppers' })).toBeVisible();
  const second = await context.newPage();
  await second.goto('/surveys/edit/1');
  await second.getByRole('textbox', { name: 'Title', exact: true }).fill('Newer work');
  await second.getByRole('button', { name: 'Update', exact: true }).click();
  await expect(second.getByText('Update survey successful')).toBeVisible();
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('Newer work');
});
