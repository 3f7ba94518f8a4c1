import { readFile } from 'node:fs/promises';
import { json, next } from '#fixtures/faults.ts';
import { expect, test } from '../support/test.ts';

const ANALYSIS = 'GET /survey/analyze/:id';

test('the head of a report shows its days at once, so nothing below moves (REPORT-11)', async ({
  page,
  open,
}) => {
  await page.addInitScript(() => {
    const heads = new Set<string>();
    Object.assign(window, { heads });
    new MutationObserver(() => {
      const head = document.querySelector('.report-head');
      if (head?.textContent) heads.add(head.textContent);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  await open('/analyze-surveys/1', { signedInAs: 'owner' });
  await expect(page.getByText('Collected: 120, January 1, 2026 to March 1, 2026')).toBeVisible();
  const heads = await page.evaluate(() => [...(window as unknown as { heads: Set<string> }).heads]);
  expect(heads).toHaveLength(1);
});

test('the report has three tabs, and the address holds the chosen one (REPORT-3)', async ({
  page,
  open,
}) => {
  await open('/analyze-surveys/1', { signedInAs: 'owner' });
  await expect(page.getByRole('tab')).toHaveText([
    'Question Summaries',
    'Insights and Data Trends',
    'Map View',
  ]);
  await page.getByRole('tab', { name: 'Insights and Data Trends' }).click();
  await expect(page).toHaveURL('/analyze-surveys/1?tab=insights');
  await page.reload();
  await expect(page.getByText('Total responses')).toBeVisible();
});

test('insights show totals, rate, typical time and charts (REPORT-9)', async ({ page, open }) => {
  const response = {
    id: 1,
    lat: null,
    long: null,
    createdAt: '2026-03-02T09:00:00.000Z',
    completionPercentage: 50,
    timeSpent: 60,
  };
  const body = {
    id: 1,
    title: 'Hello',
    averageTimeSpent: 3900,
    averageCompletionRate: 66.666,
    questions: [],
    responses: [response, { ...response, id: 2 }],
  };
  await open('/analyze-surveys/1', { signedInAs: 'owner', faults: [next(ANALYSIS, json(body))] });
  await page.getByRole('tab', { name: 'Insights and Data Trends' }).click();
  const fact = (name: string) =>
    page.getByRole('definition').and(page.locator(`dt:text-is("${name}") + dd`));
  await expect(fact('Total responses')).toHaveText('2');
  await expect(fact('Completion rate')).toHaveText('66.67%');
  await expect(fact('Typical time spent')).toHaveText('1 hr(s) 5 min(s)');
  await expect(page.getByRole('img', { name: 'Responses over time' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Responses by completion' })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save Responses over time as SVG' }).click();
  expect((await download).suggestedFilename()).toMatch(
    /^Hello Responses over time \d{4}-\d\d-\d\d\.svg$/,
  );
  await page.getByText('Responses over time as a table').click();
  const table = page.getByRole('table', { name: 'Responses over time' });
  await expect(table.getByRole('cell')).toHaveText(['March 2, 2026', '2']);
});

test('figures are saved as CSV, charts as SVG and PNG', async ({ page, open }) => {
  await open('/analyze-surveys/1', { signedInAs: 'owner' });
  const save = async (name: string) => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name }).click();
    return download;
  };
  const csv = await save('Save Q1 as CSV');
  expect(csv.suggestedFilename()).toMatch(/^Market day shoppers Q1 \d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await csv.path(), 'utf8');
  expect(text.split('\r\n')[0]).toBe('\uFEFFAnswer choices,% of Respondents,Response Count');
  expect(text.split('\r\n')).toHaveLength(6);
  const svg = await save('Save Q1 as SVG');
  const image = await readFile(await svg.path(), 'utf8');
  expect(image).toMatch(/^<svg[\s\S]*fill: rgb\(139, 0, 0\)[\s\S]*<\/svg>$/);
  expect(image).toContain('fill="#ffffff"');
  expect(image).toContain('>Q1: How satisfied are you overall?</text>');
  expect(image).not.toContain('foreignObject');
  const png = await save('Save Q1 as PNG');
  expect((await readFile(await png.path())).subarray(1, 4).toString()).toBe('PNG');
});

test('the line under the tabs is always under the chosen one (REPORT-3)', async ({
  page,
  open,
}) => {
  await open('/analyze-surveys/1?tab=map', { signedInAs: 'owner' });
  await expect(page.getByRole('tab', { name: 'Map View' })).toHaveCSS('border-bottom-width', '3px');
  const other = page.getByRole('tab', { name: 'Question Summaries' });
  await expect(other).toHaveCSS('border-bottom-width', '0px');
  await expect(page.locator('.bp6-tab-indicator')).toHaveCount(0);
});
