import { expect, test } from '../support/test.ts';

test('the survey list shows ten rows per page, the URL contains the page, and each change of the page sends a request (LIST-4)', async ({
  page,
  open,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/v1/survey')) calls.push(request.postDataJSON().page);
  });
  await open('/dashboard', { signedInAs: 'owner' });
  const pagination = page.getByRole('navigation', { name: 'Pagination' });
  await expect(pagination.getByRole('button')).toHaveText(['1', '2']);
  await expect(page.getByRole('row')).toHaveCount(11);
  await expect(pagination.getByRole('button', { name: '1' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await pagination.getByRole('button', { name: '2' }).click();
  await expect(page).toHaveURL('/dashboard?page=2');
  await expect(page.getByRole('row')).toHaveCount(5);
  await expect(page.getByRole('row', { name: /Market day shoppers/ })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('row', { name: /Neighbourhood safety/ })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('row', { name: /Market day shoppers/ })).toBeVisible();
  await pagination.getByRole('button', { name: '2' }).click();
  await expect(page.getByRole('row', { name: /Neighbourhood safety/ })).toBeVisible();
  await expect.poll(() => calls).toEqual([1, 2, 2, 1, 2]);
});

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
