import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const readStored = (page: Page) =>
  page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')]);

test('the error page offers Logout only to signed-in people (ERROR-1, ERROR-3)', async ({
  page,
  open,
  context,
}) => {
  await open('/dashboard', { signedInAs: 'owner' });
  await context.route(/ResponseList-/, (route) => route.abort());
  // The page reloads itself once.
  const reloaded = page.waitForEvent('load');
  await page.getByRole('link', { name: 'Responses', exact: true }).click();
  await reloaded;
  await expect(page.getByText('Unexpected Application Error!')).toBeVisible();
  await context.unroute(/ResponseList-/);
  await page.getByRole('link', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  expect(await readStored(page)).toEqual([null, null]);
  await page.goto('/no/such/page');
  await expect(page.getByText('404 Not Found')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Logout' })).toHaveCount(0);
});
