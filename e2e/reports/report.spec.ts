import { readFile } from 'node:fs/promises';
import { json, next } from '#fixtures/faults.ts';
import { expect, test } from '../support/test.ts';

const ANALYSIS = 'GET /survey/analyze/:id';

test('the header of a report shows its period from the first rendering on, so nothing below moves (REPORT-11)', async ({
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
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save Responses over time as PNG' }).click();
  expect((await download).suggestedFilename()).toMatch(
    /^Hello Responses over time \d{4}-\d\d-\d\d\.png$/,
  );
  await page.getByText('Responses over time as a table').click();
  const table = page.getByRole('table', { name: 'Responses over time' });
  await expect(table.getByRole('cell')).toHaveText(['March 2, 2026', '2']);
});

test('a chart is saved as PNG with its labels, on white (REPORT-24)', async ({ page, open }) => {
  await open('/analyze-surveys/1', { signedInAs: 'owner' });
  const chart = page.getByRole('img', { name: 'Responses to Q1' });
  await expect(chart).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save Q1 as PNG' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^Market day shoppers Q1 \d{4}-\d\d-\d\d\.png$/);
  const bytes = await readFile(await file.path());
  const image = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    const colours = new Set<string>();
    for (let offset = 0; offset < data.length; offset += 4)
      colours.add(data.slice(offset, offset + 3).join());
    return { width: bitmap.width, corner: [...data.slice(0, 4)], hasBar: colours.has('139,0,0') };
  }, bytes.toString('base64'));
  expect(image.corner).toEqual([255, 255, 255, 255]);
  expect(image.hasBar).toBe(true);
  // The chart of 720 px with its margins of 16 px, in twice the resolution.
  expect(image.width).toBe(2 * (720 + 32));
});

test('the line under the tabs is always under the chosen one (REPORT-3)', async ({
  page,
  open,
}) => {
  await open('/analyze-surveys/1?tab=map', { signedInAs: 'owner' });
  await expect(page.getByRole('tab', { name: 'Map View' })).toHaveCSS('box-shadow', /inset/);
  const otherTab = page.getByRole('tab', { name: 'Question Summaries' });
  await expect(otherTab).not.toHaveCSS('box-shadow', /inset/);
  await expect(page.locator('.bp6-tab-indicator')).toHaveCount(0);
});
