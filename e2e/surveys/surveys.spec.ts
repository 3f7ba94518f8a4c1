import { every, next, status } from '../support/answers.ts';
import { expect, test } from '../support/test.ts';

const table = 'All Surveys';

test('an owner’s list: columns, counts, dates (LIST-1, LIST-2)', async ({ page, open }) => {
  await open('/dashboard', { signedInAs: 'owner' });
  const headers = page.getByRole('table', { name: table }).getByRole('columnheader');
  await expect(headers).toHaveText(['Status', 'Title', 'Responses', 'Modified', 'Actions']);
  const row = page.getByRole('row', { name: /Market day shoppers/ });
  await expect(row.getByRole('cell')).toHaveText([
    'Open',
    'Market day shoppers',
    '120 responses',
    'March 1, 2026',
    '',
  ]);
});

test('a super admin’s list has everyone’s surveys and the owner’s email (LIST-2, LIST-6, LIST-7)', async ({
  page,
  open,
}) => {
  await open('/dashboard', { signedInAs: 'superAdmin' });
  const headers = page.getByRole('table', { name: table }).getByRole('columnheader');
  await expect(headers).toHaveText(['Status', 'Title', 'User', 'Responses', 'Modified', 'Actions']);
  await expect(page.getByRole('row', { name: /Market day shoppers/ })).toContainText(
    'nadia@canvass.example',
  );
  await expect(page.getByRole('link', { name: 'Create Survey' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Actions for Market day shoppers' }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Reports']);
  await page.getByRole('menuitem', { name: 'Reports' }).click();
  await expect(page).toHaveURL('/analyze-surveys/1');
});

test('/surveys shows the same list (LIST-13)', async ({ page, open }) => {
  await open('/surveys', { signedInAs: 'owner' });
  await expect(page.getByRole('row', { name: /Market day shoppers/ })).toBeVisible();
});

test('nothing built yet (LIST-3, LIST-4)', async ({ page, open }) => {
  await open('/dashboard', { world: 'empty', signedInAs: 'owner' });
  await expect(page.getByRole('cell', { name: 'No results.' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Pagination' })).toHaveCount(0);
});

test('pages of ten, kept in the address (LIST-4)', async ({ page, open }) => {
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
});

test('an owner with one page has no page buttons (LIST-4)', async ({ page, open }) => {
  await open('/dashboard', { signedInAs: 'thirdOwner' });
  await expect(page.getByRole('row')).toHaveCount(5);
  await expect(page.getByRole('navigation', { name: 'Pagination' })).toHaveCount(0);
});

test('the old rows stay until the new ones are there (LIST-4)', async ({ page, open, release }) => {
  await open('/dashboard', {
    signedInAs: 'owner',
    faults: [{ call: 'POST /survey', on: 2, answer: { kind: 'held' } }],
  });
  await page.getByRole('button', { name: '2', exact: true }).click();
  await expect(page).toHaveURL('/dashboard?page=2');
  await expect(page.getByRole('row', { name: /Market day shoppers/ })).toBeVisible();
  await release('POST /survey');
  await expect(page.getByRole('row', { name: /Neighbourhood safety/ })).toBeVisible();
});

test('an owner’s row menu (LIST-5)', async ({ page, open }) => {
  await open('/dashboard', { signedInAs: 'owner' });
  await page.getByRole('button', { name: 'Actions for Market day shoppers' }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Edit', 'Close', 'Reports', 'Live Preview']);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Actions for Bus route 14 riders' }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Edit', 'Open', 'Reports', 'Live Preview']);
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await expect(page).toHaveURL('/surveys/edit/3');
});

test('the row menu by keyboard alone (LIST-5)', async ({ page, open }) => {
  await open('/dashboard', { signedInAs: 'owner' });
  await page.getByRole('button', { name: 'Actions for Market day shoppers' }).press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('menuitem', { name: 'Live Preview' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/surveys/preview/1');
});

test('closing asks first, then the list shows it (LIST-8, LIST-10, LIST-11)', async ({
  page,
  open,
}) => {
  await open('/dashboard', { signedInAs: 'owner' });
  const row = page.getByRole('row', { name: /Market day shoppers/ });
  await expect(row.locator('.badge')).not.toHaveClass(/badge-outlined/);
  await page.getByRole('button', { name: 'Actions for Market day shoppers' }).click();
  await page.getByRole('menuitem', { name: 'Close' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change Survey Status' });
  await expect(dialog).toContainText(
    'Are you sure you want to change the status of the survey from Open to Closed?',
  );
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(row).toContainText('Open');
  await page.getByRole('button', { name: 'Actions for Market day shoppers' }).click();
  await page.getByRole('menuitem', { name: 'Close' }).click();
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(row).toContainText('Closed');
  await expect(row.locator('.badge')).toHaveClass(/badge-outlined/);
});

test('opening asks first, names the survey, and says that it was done (LIST-9, LIST-15)', async ({
  page,
  open,
  toast,
}) => {
  await open('/dashboard', { signedInAs: 'owner' });
  await page.getByRole('button', { name: 'Actions for Bus route 14 riders' }).click();
  await page.getByRole('menuitem', { name: 'Open' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change Survey Status' });
  await expect(dialog).toContainText(
    'Are you sure you want to change the status of the survey from Closed to Open?',
  );
  await expect(dialog).toContainText('Bus route 14 riders');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('row', { name: /Bus route 14 riders/ })).toContainText('Open');
  await expect(toast('status')).toContainText('Survey opened successfully');
});

test('a title leads to where one most wants to go: an owner to edit, a super admin to the report (LIST-16)', async ({
  page,
  open,
}) => {
  await open('/dashboard', { signedInAs: 'owner' });
  await page.getByRole('link', { name: 'Market day shoppers' }).click();
  await expect(page).toHaveURL('/surveys/edit/1');
  await open('/dashboard', { signedInAs: 'superAdmin' });
  await page.getByRole('link', { name: 'Market day shoppers' }).click();
  await expect(page).toHaveURL('/analyze-surveys/1');
});

test('a change that failed leaves the survey as it was, and says so', async ({
  page,
  open,
  toast,
}) => {
  await open('/dashboard', {
    signedInAs: 'owner',
    faults: [next('POST /survey/update-status', status(500))],
  });
  await page.getByRole('button', { name: 'Actions for Market day shoppers' }).click();
  await page.getByRole('menuitem', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(toast('alert')).toContainText('Failed to update survey status');
  await expect(page.getByRole('row', { name: /Market day shoppers/ })).toContainText('Open');
});

test('a list that could not be loaded says so in its place, without a toast (LIST-14)', async ({
  page,
  open,
  toast,
  expectTrouble,
}) => {
  await open('/dashboard', {
    signedInAs: 'owner',
    faults: [next('POST /survey', status(500))],
  });
  await expect(page.getByText('The surveys could not be loaded.')).toBeVisible();
  await expect(toast('alert')).toHaveCount(0);
  expectTrouble('The surveys could not be loaded');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('row', { name: /Market day shoppers/ })).toBeVisible();
});

test('an answer that is not what was agreed is a failed load, not a blank page (CALL-3)', async ({
  page,
  open,
  expectTrouble,
}) => {
  await open('/dashboard', {
    signedInAs: 'owner',
    faults: [every('POST /survey', { kind: 'malformed' })],
  });
  await expect(page.getByText('The surveys could not be loaded.')).toBeVisible();
  expectTrouble('malformed');
});

test('Create Survey leads to the builder (LIST-7)', async ({ page, open }) => {
  await open('/dashboard', { signedInAs: 'owner' });
  await page.getByRole('link', { name: 'Create Survey' }).click();
  await expect(page).toHaveURL('/surveys/create');
});
