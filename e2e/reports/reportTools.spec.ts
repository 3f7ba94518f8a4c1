import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const report = '/analyze-surveys/1';
const summary = (page: Page, number: number) =>
  page.getByRole('region', { name: new RegExp(`^Q${number}:`) });

test('the head of a report says what it is of, and leads to the survey and back (REPORT-11)', async ({
  page,
  open,
}) => {
  await open(report, { signedInAs: 'owner' });
  const head = page.locator('.report-head');
  await expect(head).toContainText('Open');
  await expect(head).toContainText('Collected: 120, January 1, 2026 to March 1, 2026');
  await expect(head.getByText('nadia@canvass.example')).toHaveCount(0);
  await expect(head.getByRole('link', { name: 'Edit survey' })).toHaveAttribute(
    'href',
    '/surveys/edit/1',
  );
  await head.getByRole('link', { name: 'All reports' }).click();
  await expect(page).toHaveURL('/analyze-surveys');
  await open(report, { signedInAs: 'superAdmin' });
  await expect(head).toContainText('nadia@canvass.example');
  await expect(head.getByRole('link', { name: 'Edit survey' })).toHaveCount(0);
});

test('choices by count, and back in the survey’s order; bars and table alike (REPORT-16)', async ({
  page,
  open,
}) => {
  await open(report, { signedInAs: 'owner' });
  const counts = () =>
    summary(page, 2).getByRole('table').locator('tbody tr td:last-child').allTextContents();
  await expect(summary(page, 2).getByRole('table')).toBeVisible();
  const asked = await counts();
  const byCount = page.getByRole('button', { name: 'Choices by count' });
  await byCount.click();
  await expect(byCount).toHaveAttribute('aria-pressed', 'true');
  const sorted = asked.map(Number).toSorted((one, other) => other - one);
  expect((await counts()).map(Number)).toEqual(sorted);
  const bars = await summary(page, 2).locator('.bar-chart text:not(.bar-note)').allTextContents();
  expect(bars.map(Number)).toEqual(sorted);
  await byCount.click();
  expect(await counts()).toEqual(asked);
});

test('answers are searched, and equal ones are one with their number (REPORT-12)', async ({
  page,
  open,
}) => {
  await open(report, { signedInAs: 'owner' });
  const search = page.getByRole('searchbox', { name: /^Search answers to Q/ }).first();
  await expect(search).toBeVisible();
  const [name = ''] = /Q\d+/.exec((await search.getAttribute('aria-label')) ?? '') ?? [];
  const card = summary(page, Number(name.slice(1)));
  await card.getByRole('button', { name: 'Group equal answers' }).click();
  await expect(card.getByText(/^\d+ different answers$/)).toBeVisible();
  await expect(card.getByRole('listitem').first()).toContainText(/× \d+$/);
  await search.fill('nothing of the kind');
  await expect(card.getByText('Nothing matches.')).toBeVisible();
  await search.fill('');
  await card.getByRole('button', { name: 'Group equal answers' }).click();
  await expect(card.getByText('different answers')).toHaveCount(0);
});

test('a range of days is kept in the address, counts what is in it, and says where it does not apply (REPORT-13)', async ({
  page,
  open,
}) => {
  await open(`${report}?tab=insights`, { signedInAs: 'owner' });
  const total = page.locator('.facts dd').first();
  await expect(total).toHaveText('120');
  await page.getByLabel('From').fill('2026-02-01');
  await page.getByLabel('To', { exact: true }).fill('2026-02-28');
  await expect(page).toHaveURL(`${report}?tab=insights&from=2026-02-01&to=2026-02-28`);
  await expect(total).toHaveText('54');
  await page.reload();
  await expect(total).toHaveText('54');
  await page.getByRole('tab', { name: 'Map View' }).click();
  await expect(page.getByText(/of 54 responses have a location$/)).toBeVisible();
  await page.getByRole('tab', { name: 'Question Summaries' }).click();
  await expect(page.getByText('The chosen days apply to insights and map.')).toBeVisible();
  await page.getByRole('tab', { name: 'Insights and Data Trends' }).click();
  await expect(page.getByRole('button', { name: 'Download report', exact: true })).toBeVisible();
  await page.getByLabel('From').fill('2026-03-20');
  await expect(page.getByText('From is after To: there is no day between them.')).toBeVisible();
  await expect(page.getByText('No responses in these days').first()).toBeVisible();
  await page.getByRole('button', { name: 'All days', exact: true }).click();
  await expect(total).toHaveText('120');
  await expect(page).toHaveURL(`${report}?tab=insights`);
});

test('a step back from a range leaves the tab, not a day (REPORT-13)', async ({ page, open }) => {
  await open(report, { signedInAs: 'owner' });
  await page.getByRole('tab', { name: 'Insights and Data Trends' }).click();
  await page.getByLabel('From').fill('2026-02-01');
  await page.getByLabel('To', { exact: true }).fill('2026-02-28');
  await expect(page).toHaveURL(`${report}?tab=insights&from=2026-02-01&to=2026-02-28`);
  await page.goBack();
  await expect(page).toHaveURL(report);
});

test('the report is one workbook, called by its survey and the day (REPORT-14, REPORT-15)', async ({
  page,
  open,
}) => {
  await open(report, { signedInAs: 'owner' });
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download report' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^Market day shoppers report \d{4}-\d\d-\d\d\.xlsx$/);
  const bytes = readFileSync(await file.path());
  // A workbook is a zip archive.
  expect(bytes.subarray(0, 2).toString()).toBe('PK');
  expect(bytes.includes('xl/worksheets/sheet3.xml')).toBe(true);
});

test('a printed report has every answer and no buttons (REPORT-17)', async ({ page, open }) => {
  await open(report, { signedInAs: 'owner' });
  await expect(page.getByRole('searchbox').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  for (const name of ['Download report', 'Print', 'Group equal answers', 'Logout']) {
    await expect(page.getByRole('button', { name }).first()).toBeHidden();
  }
  await expect(page.getByRole('searchbox').first()).toBeHidden();
  const lists = page.locator('.summary ul');
  const longest = await lists.evaluateAll((all) =>
    Math.max(...all.map(({ children }) => children.length)),
  );
  expect(longest).toBeGreaterThan(50);
});
