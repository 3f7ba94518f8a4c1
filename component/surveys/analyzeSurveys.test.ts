import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { currentUrl, renderScreen } from '../support/renderScreen.tsx';
import { readTexts } from '../support/textsOf.ts';

test('the list of reports has its columns, and each row leads to its report (ANALYZE-1, ANALYZE-2, ANALYZE-3)', async () => {
  await renderScreen('/analyze-surveys', { as: 'owner' });
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Analyze Surveys' }))
    .toBeVisible();
  const card = page.getByRole('region', { name: 'All Surveys' });
  await expect
    .poll(() => readTexts(card.getByRole('columnheader')))
    .toEqual(['Status', 'Title', 'Responses', 'Actions']);
  await card.getByRole('link', { name: 'Get reports of Market day shoppers' }).click();
  await expect.poll(currentUrl).toBe('/analyze-surveys/1');
});

test('a super admin has the User column (ANALYZE-2)', async () => {
  await renderScreen('/analyze-surveys', { as: 'superAdmin' });
  const headers = page.getByRole('region', { name: 'All Surveys' }).getByRole('columnheader');
  await expect
    .poll(() => readTexts(headers))
    .toEqual(['Status', 'Title', 'User', 'Responses', 'Actions']);
});

test('a list with two pages has a button for each page (ANALYZE-4)', async () => {
  await renderScreen('/analyze-surveys', { as: 'owner' });
  await expect
    .poll(() => readTexts(page.getByRole('navigation', { name: 'Pagination' }).getByRole('button')))
    .toEqual(['1', '2']);
});

test('the sample table is marked as such (ANALYZE-5)', async () => {
  await renderScreen('/analyze-surveys', { as: 'owner' });
  const sample = page.getByRole('region', { name: 'Sample data' });
  await expect.element(sample).toMatchTextContent('These are not your surveys.');
  await expect.element(sample).toMatchTextContent('Showing 1-10 of 32 products');
  await expect.element(sample.getByRole('button', { name: /^Get reports/ })).toHaveLength(3);
  await sample.getByRole('button', { name: 'Filter' }).click();
  const items = page.getByRole('menuitemcheckbox');
  await expect.poll(() => readTexts(items)).toEqual(['Open', 'Draft', 'Closed']);
  await expect.element(items.first()).toHaveAttribute('aria-checked', 'true');
  await expect.element(items.nth(1)).toHaveAttribute('aria-checked', 'false');
  // The entries do nothing, and throw nothing.
  await items.nth(1).click();
  await expect.element(sample.getByRole('button', { name: /^Get reports/ })).toHaveLength(3);
});
