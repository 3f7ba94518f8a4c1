import { expect, test } from '../support/test.ts';

test('the list of reports (ANALYZE-1, ANALYZE-2, ANALYZE-3)', async ({ page, open }) => {
  await open('/analyze-surveys', { signedInAs: 'owner' });
  await expect(page.getByRole('heading', { level: 1, name: 'Analyze Surveys' })).toBeVisible();
  const card = page.getByRole('region', { name: 'All Surveys' });
  await expect(card.getByRole('columnheader')).toHaveText([
    'Status',
    'Title',
    'Responses',
    'Actions',
  ]);
  await card.getByRole('link', { name: 'Get reports of Market day shoppers' }).click();
  await expect(page).toHaveURL('/analyze-surveys/1');
});

test('a super admin has the User column (ANALYZE-2)', async ({ page, open }) => {
  await open('/analyze-surveys', { signedInAs: 'superAdmin' });
  const headers = page.getByRole('region', { name: 'All Surveys' }).getByRole('columnheader');
  await expect(headers).toHaveText(['Status', 'Title', 'User', 'Responses', 'Actions']);
});

test('nothing to report on; page buttons only with more than one page (ANALYZE-4)', async ({
  page,
  open,
}) => {
  await open('/analyze-surveys', { signedInAs: 'owner', world: 'empty' });
  await expect(page.getByRole('cell', { name: 'No results' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Pagination' })).toHaveCount(0);
  await open('/analyze-surveys', { signedInAs: 'owner' });
  await expect(page.getByRole('navigation', { name: 'Pagination' }).getByRole('button')).toHaveText(
    ['1', '2'],
  );
});

test('the sample table is marked as such (ANALYZE-5)', async ({ page, open }) => {
  await open('/analyze-surveys', { signedInAs: 'owner' });
  const sample = page.getByRole('region', { name: 'Sample data' });
  await expect(sample).toContainText('These are not your surveys.');
  await expect(sample).toContainText('Showing 1-10 of 32 products');
  await expect(sample.getByRole('button', { name: /^Get reports/ })).toHaveCount(3);
  await sample.getByRole('button', { name: 'Filter' }).click();
  const items = page.getByRole('menuitemcheckbox');
  await expect(items).toHaveText(['Open', 'Draft', 'Closed']);
  await expect(items.first()).toHaveAttribute('aria-checked', 'true');
  await expect(items.nth(1)).toHaveAttribute('aria-checked', 'false');
});
