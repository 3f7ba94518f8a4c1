import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { expectNoOverflow } from '../support/expectNoOverflow.ts';
import { measure } from '../support/measure.ts';
import { expect, test } from '../support/test.ts';

const report = '/analyze-surveys/1';

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
  expect(names.map(([, name]) => name)).toEqual(['Responses', 'Figures']);
  for (const number of [1, 2]) {
    const sheet = readFile(`xl/worksheets/sheet${number}.xml`);
    expect(sheet).toMatch(/<pane [^>]*ySplit="1"/);
    expect(sheet).toMatch(/<autoFilter ref="A1:[A-Z]+\d+"\/>/);
  }
  const styles = readFile('xl/styles.xml');
  for (const format of ['0.00%', 'yyyy-mm-dd hh:mm', '0.00000']) {
    expect(styles).toContain(`formatCode="${format}"`);
  }
});

const countPages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length;

/**
 * Prepares the page for paper, as Print and the browser's menu do. Returns the headings that the
 * paper gets: what is rendered later is not on it.
 */
async function preparePrint(page: Page) {
  await page.emulateMedia({ media: 'print' });
  return page.evaluate(() => {
    window.dispatchEvent(new Event('beforeprint'));
    const headings = document.querySelectorAll('[role="tabpanel"] :is(dt, h2)');
    return [...headings].map(({ textContent }) => textContent);
  });
}

test('the open tab prints without controls: on paper the questions follow the three facts and the changes (REPORT-17)', async ({
  page,
  open,
}) => {
  // In a narrow window the changes stand elsewhere.
  await page.setViewportSize({ width: 900, height: 900 });
  await open('/analyze-surveys/1', { signedInAs: 'owner' });
  await expect(page.getByRole('heading', { name: /^Q5: / })).toBeVisible();
  await expect(page.getByText('No answer changed more than chance explains.')).toBeVisible();
  await expect(page.getByText('Total responses')).toHaveCount(0);
  expect(await preparePrint(page)).toEqual([
    'Total responses',
    'Completion rate',
    'Typical time spent',
    'What changed',
    'Q1: How satisfied are you overall?',
    'Q2: What did you buy today?',
    'Q3: How did you get here today?',
    'Q4: If you could change one thing, what would it be?',
    'Q5: What do you like most?',
  ]);
  const paper = page.getByRole('tabpanel');
  // Each bar stands in its row.
  for (const name of ['Q1', 'Q4']) {
    const card = paper.getByRole('region', { name: new RegExp(`^${name}: `) });
    const middles = (boxes: Locator) =>
      boxes.evaluateAll((all) =>
        all.map((box) => {
          const { y, height } = box.getBoundingClientRect();
          return y + height / 2;
        }),
      );
    const largestDistance = async () => {
      const rows = await middles(card.locator('tbody tr'));
      const bars = await middles(card.locator('.bar'));
      return Math.max(...bars.map((bar, index) => Math.abs(bar - (rows[index] ?? 0))));
    };
    await expect.poll(largestDistance).toBeLessThanOrEqual(1.5);
  }
  await expect(page.getByText(/^Printed on .+\. Days of responses: /)).toBeVisible();
  for (const name of ['Print', 'Export 120 responses', 'Save Q1 as PNG', 'Group equal answers']) {
    await expect(page.getByRole('button', { name, includeHidden: true }).first()).toBeHidden();
  }
  await expect(page.getByRole('tablist')).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(page.getByText('Total responses')).toHaveCount(0);
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
    await page.evaluate(() => {
      window.print = () => undefined;
    });
    await page.getByRole('button', { name: 'Print' }).click();
    const pages = countPages(await page.pdf({ format, landscape }));
    expect(pages).toBeGreaterThan(2);
    expect(pages).toBeLessThanOrEqual(most);
  });
}

test('a list prints on one page of A4, landscape, with titles on at most two lines (LOOK-10)', async ({
  page,
  open,
}) => {
  await open('/dashboard', { signedInAs: 'superAdmin' });
  const title = page.getByRole('link', { name: 'Community garden interest' });
  await expect(title).toBeVisible();
  expect(countPages(await page.pdf({ format: 'A4', landscape: true }))).toBe(1);
  // The paper of A4, portrait, less its margins (px).
  await page.setViewportSize({ width: 703, height: 900 });
  await page.emulateMedia({ media: 'print' });
  await expect.poll(async () => (await measure(title)).height).toBeLessThanOrEqual(40);
  await expectNoOverflow(page);
});
