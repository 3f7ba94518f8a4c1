import { expect, test } from '../support/test.ts';

test('opening a survey asks first with its name, Escape declines, and Confirm confirms (LIST-9, LIST-15)', async ({
  page,
  open,
  toast,
}) => {
  await open('/responses', { signedInAs: 'owner' });
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('button', { name: 'Actions for Bus route 14 riders' }).click();
  await page.getByRole('menuitem', { name: 'Open' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change Survey Status' });
  await expect(dialog).toContainText(
    'Are you sure you want to change the status of the survey from Closed to Open?',
  );
  await expect(dialog).toContainText('Bus route 14 riders');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/dashboard/);
  await page.getByRole('button', { name: 'Actions for Bus route 14 riders' }).click();
  await page.getByRole('menuitem', { name: 'Open' }).click();
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('row', { name: /Bus route 14 riders/ })).toContainText('Open');
  await expect(toast('status')).toContainText('Survey opened successfully');
});
