import { expect, test } from '../support/test.ts';

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
