import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { every, heldAnswer } from '#fixtures/faults.ts';
import { expect, test } from '../support/test.ts';

const report = '/analyze-surveys/1';

test('a range of days is in the address and applies to the whole report (REPORT-13)', async ({
  page,
  open,
}) => {
  await open(`${report}?tab=insights`, { signedInAs: 'owner' });
  const total = page.locator('.facts dd').first();
  await expect(total).toHaveText('120');
  await page.getByRole('button', { name: 'All days' }).click();
  await page.getByLabel('From').fill('2026-02-01');
  await page.getByLabel('To', { exact: true }).fill('2026-02-28');
  await expect(page).toHaveURL(`${report}?tab=insights&from=2026-02-01&to=2026-02-28`);
  await expect(total).toHaveText('54');
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(total).toHaveText('54');
  await page.getByRole('tab', { name: 'Map View' }).click();
  await expect(page.getByText(/^Showing \d+ of \d+ places/)).toBeVisible();
  await page.getByRole('tab', { name: 'Question Summaries' }).click();
  const summary = page.getByRole('region', { name: /^Q1:/ });
  await expect(summary).toContainText('54 responses');
  await expect(summary.getByRole('cell', { name: '15 of 54' })).toBeVisible();
  await page.getByRole('tab', { name: 'Insights and Data Trends' }).click();
  await expect(page.getByRole('button', { name: 'Download report', exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^Dates: / }).click();
  await page.getByLabel('From').fill('2026-03-20');
  await expect(page.getByText('From is after To: there is no day between them.')).toBeVisible();
  await expect(page.getByText('No responses in these days').first()).toBeVisible();
  await expect(
    page.getByText(
      'No responses match these days and filters. The last response arrived on March 1, 2026.',
    ),
  ).toBeVisible();
  await page.getByRole('button', { name: 'All days', exact: true }).click();
  await expect(total).toHaveText('120');
  await expect(page).toHaveURL(`${report}?tab=insights`);
});

test('the report is saved as one workbook, named after its survey and the day (REPORT-14, REPORT-15)', async ({
  page,
  open,
}) => {
  await open(report, { signedInAs: 'owner' });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download report' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^Market day shoppers report \d{4}-\d\d-\d\d\.xlsx$/);
  const bytes = readFileSync(await file.path());
  // A workbook is a zip archive.
  expect(bytes.subarray(0, 2).toString()).toBe('PK');
  const files = unzipSync(bytes);
  const readFile = (name: string) => strFromU8(files[name] as Uint8Array);
  const names = [...readFile('xl/workbook.xml').matchAll(/<sheet [^>]*name="([^"]+)"/g)];
  expect(names.map(([, name]) => name)).toEqual(['Responses', 'Figures', 'Summary', 'Insights']);
  for (const number of [1, 2, 3, 4]) {
    const sheet = readFile(`xl/worksheets/sheet${number}.xml`);
    expect(sheet).toMatch(/<pane [^>]*ySplit="1"/);
    expect(sheet).toMatch(/<autoFilter ref="A1:[A-Z]+\d+"\/>/);
  }
  const styles = readFile('xl/styles.xml');
  for (const format of ['0.00%', 'yyyy-mm-dd hh:mm', '0.00000']) {
    expect(styles).toContain(`formatCode="${format}"`);
  }
});

test('a workbook of 10,000 responses works under the policy, which forbids library workers (REPORT-14)', async ({
  page,
  open,
}) => {
  await open(report, { signedInAs: 'owner', world: 'large' });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download report' }).click();
  const files = unzipSync(readFileSync(await (await download).path()));
  const responses = strFromU8(files['xl/worksheets/sheet1.xml'] as Uint8Array);
  expect(responses.match(/<row\b/g)).toHaveLength(10_001);
});

/** Marks the page when it requests the print dialog. */
const notePrints = (page: Page) =>
  page.evaluate(() => {
    window.print = () => {
      document.documentElement.dataset.printed = 'yes';
    };
  });

/** Prints the report by its button; resolves when it requests the print dialog. */
async function print(page: Page) {
  await notePrints(page);
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');
}

test('printing is cancelled when the screen is left (REPORT-17)', async ({ page, open }) => {
  await page.clock.install();
  // The print waits for the tiles, which never come.
  await open(report, {
    signedInAs: 'owner',
    faults: [every('GET /map-tiles/:z/:x/:y', heldAnswer)],
  });
  await notePrints(page);
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('.printed-report')).toHaveCount(1);
  await page.getByRole('link', { name: 'All reports' }).click();
  await expect(page.getByRole('heading', { name: 'Analyze Surveys' })).toBeVisible();
  await page.clock.runFor(5000);
  await expect(page.locator('html')).not.toHaveAttribute('data-printed', 'yes');
});

const countPages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length;

test('a printed report is one document: questions, insights and map, without buttons (REPORT-17)', async ({
  page,
  open,
}) => {
  await open(report, { signedInAs: 'owner' });
  await print(page);
  await page.emulateMedia({ media: 'print' });
  const printed = page.locator('.printed-report');
  await expect(printed.locator('.bp6-card h2')).toHaveText([
    'What stands out',
    'Q1: How satisfied are you overall?',
    'Q2: What did you buy today?',
    'Q3: How did you get here today?',
    'Q4: If you could change one thing, what would it be?',
    'Q5: What do you like most?',
    'Responses over time',
    'Time spent',
    'What changed',
    'Answered per question',
  ]);
  for (const figure of ['Total responses', 'Completion rate', 'Typical time spent']) {
    await expect(printed.getByText(figure, { exact: true })).toBeVisible();
  }
  await expect(printed.locator('.printed-answers').last()).toContainText(
    'It is close to home × 29',
  );
  await expect(printed.locator('.place-map')).toHaveAttribute('data-state', 'loaded');
  for (const button of await page.getByRole('button', { includeHidden: true }).all()) {
    await expect(button).toBeHidden();
  }
  await expect(page.getByRole('tablist')).toBeHidden();
  await expect(page.getByRole('complementary')).toBeHidden();
});

for (const [format, landscape, most] of [
  ['A4', false, 6],
  ['Letter', true, 8],
] as const) {
  test(`five questions print on at most ${most} pages of ${format}, ${landscape ? 'landscape' : 'portrait'} (REPORT-17)`, async ({
    page,
    open,
  }) => {
    await open(report, { signedInAs: 'owner' });
    await print(page);
    const pages = countPages(await page.pdf({ format, landscape }));
    expect(pages).toBeGreaterThan(2);
    expect(pages).toBeLessThanOrEqual(most);
  });
}
