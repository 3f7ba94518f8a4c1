import { readFileSync } from 'node:fs';
import { expect, test } from '../support/test.ts';

const report = '/analyze-surveys/1';

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
