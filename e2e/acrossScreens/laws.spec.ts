import { readFile } from 'node:fs/promises';
import type { Download, Locator, Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { test as demoTest } from '../support/demoTest.ts';
import { expect, test } from '../support/test.ts';

const table = (page: Page, name: string) =>
  page.getByRole('table', { name, exact: true, includeHidden: true });

/** The texts of a table's cells, row by row, without its header. */
const readCells = (container: Locator) =>
  container
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) =>
        [...row.querySelectorAll('td')].map(({ textContent }) => textContent ?? ''),
      ),
    );

async function downloaded(page: Page, press: () => Promise<void>): Promise<Download> {
  const download = page.waitForEvent('download');
  await press();
  return download;
}

const unescaped = (text: string) =>
  text.replace(
    /&(lt|gt|quot|apos|amp);/g,
    (_, name: string) => ({ lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' })[name] ?? '',
  );

/** The texts of each sheet's data rows in the report's workbook, by name. */
async function sheetsOfWorkbook(page: Page): Promise<Record<string, string[][]>> {
  const button = page.getByRole('button', { name: 'Download report' });
  const file = await downloaded(page, () => button.click());
  const files = unzipSync(await readFile(await file.path()));
  const readText = (name: string) => (files[name] ? strFromU8(files[name] as Uint8Array) : '');
  const shared = [...readText('xl/sharedStrings.xml').matchAll(/<si>(.*?)<\/si>/gs)].map(
    ([, item = '']) => unescaped(item.replace(/<[^>]+>/g, '')),
  );
  const cellText = (attributes: string, content: string) => {
    const value = unescaped(content.replace(/<[^>]+>/g, ''));
    return attributes.includes('t="s"') ? (shared[Number(value)] ?? '') : value;
  };
  const names = [...readText('xl/workbook.xml').matchAll(/<sheet [^>]*name="([^"]+)"/g)];
  return Object.fromEntries(
    names.map(([, name], index) => {
      const sheet = readText(`xl/worksheets/sheet${index + 1}.xml`);
      const rows = [...sheet.matchAll(/<row\b[^>]*>(.*?)<\/row>/gs)].map(([, row = '']) => {
        const cells: string[] = [];
        // An empty cell is left out: its neighbours say where they are.
        for (const [, attributes = '', content = ''] of row.matchAll(
          /<c\b([^>]*?)(?:\/>|>(.*?)<\/c>)/gs,
        )) {
          const column = /r="([A-Z]+)/.exec(attributes)?.[1] ?? 'A';
          cells[column.charCodeAt(0) - 65] = cellText(attributes, content);
        }
        return Array.from(cells, (cell) => cell ?? '');
      });
      return [name, rows.slice(1)];
    }),
  );
}

const sum = (rows: string[][]) => rows.reduce((total, row) => total + Number(row.at(-1)), 0);

demoTest(
  'head, figures, chart, map and workbook show the same number of responses for a range of days (LAW-5)',
  async ({ page, open }) => {
    await open('/analyze-surveys/1?tab=insights', { signedInAs: 'owner' });
    const total = page.locator('.facts dd').first();
    await expect(total).toHaveText('120');
    for (const [from, to, ofAll] of [
      ['', '', ''],
      ['', '2026-02-14', ' of 120'],
    ] as const) {
      const days = [from && `&from=${from}`, to && `&to=${to}`].join('');
      await page.goto(`/analyze-surveys/1?tab=insights${days}`);
      await expect(page.getByText(`${ofAll},`, { exact: false }).first()).toBeVisible();
      const count = Number(await total.textContent());
      expect(count).toBeGreaterThan(0);
      await expect(page.locator('.report-head')).toContainText(`Collected: ${count}${ofAll},`);
      expect(sum(await readCells(table(page, 'Responses over time')))).toBe(count);
      expect((await sheetsOfWorkbook(page)).Responses).toHaveLength(count);
      await page.getByRole('tab', { name: 'Map View' }).click();
      const text = await page.getByText(/^Showing \d+ of \d+ places?/).textContent();
      const [, placed, missing = 0] = /of (\d+) places?(?: \((\d+) )?/.exec(text ?? '') ?? [];
      expect(Number(placed) + Number(missing)).toBe(count);
    }
  },
);

test('a file equals its report, cell by cell, also with hostile texts (LAW-6)', async ({
  page,
  open,
}) => {
  await open('/analyze-surveys/1', { signedInAs: 'owner', world: 'hostile' });
  const headings = page.getByRole('heading', { name: /^Q\d+:/ });
  await expect.poll(() => headings.count()).toBe(3);
  const tableRows: string[][] = [];
  for (const figures of await page.getByRole('table', { name: /^Figures of Q/ }).all()) {
    const name = (await figures.getAttribute('aria-label'))?.replace('Figures of ', '') ?? '';
    for (const cells of await readCells(figures)) {
      const [option = '', ...numbers] = cells;
      tableRows.push([name, option.trim(), numbers.at(-1) ?? '', numbers.at(-2) ?? '']);
    }
  }
  const { Figures = [] } = await sheetsOfWorkbook(page);
  const percent = (value = '') => (value === '' ? 'N/A' : `${(Number(value) * 100).toFixed(2)}%`);
  const filed = Figures.map(([name = '', , , option = '', count = '', , share]) => [
    name,
    option.trim(),
    count === '' ? 'N/A' : Number(count).toLocaleString('en-US'),
    percent(share),
  ]);
  // The screen leaves deactivated options without answers out.
  for (const row of tableRows) expect(filed).toContainEqual(row);
  expect(tableRows.length).toBeGreaterThan(0);
});
