import { expect, test } from '../support/test.ts';

test('a list is refetched when its tab becomes visible (SEAM-32)', async ({
  page,
  open,
  context,
}) => {
  await open('/dashboard', { signedInAs: 'owner' });
  await expect(page.getByRole('row', { name: /Market day shoppers/ })).toContainText('Open');
  const secondTab = await context.newPage();
  await secondTab.goto('/dashboard');
  await secondTab.getByRole('button', { name: 'Actions for Market day shoppers' }).click();
  await secondTab.getByRole('menuitem', { name: 'Close' }).click();
  await secondTab.getByRole('button', { name: 'Confirm' }).click();
  await expect(secondTab.getByRole('row', { name: /Market day shoppers/ })).toContainText('Closed');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByRole('row', { name: /Market day shoppers/ })).toContainText('Closed');
});
