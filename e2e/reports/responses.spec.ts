import { readFile } from 'node:fs/promises';
import { measure } from '../support/measure.ts';
import { expect, test } from '../support/test.ts';

test('all responses of every page are saved as CSV', async ({ page, open }) => {
  await open('/responses', { signedInAs: 'owner' });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Export \d+ responses?$/ }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  const lines = text.trimEnd().split('\r\n');
  expect(lines[0]).toBe(
    '\uFEFFName,Survey,Created at,Completion %,Time spent (s),Time spent,Response id',
  );
  expect(lines).toHaveLength(1 + 491);
});

test('the export has the filtered responses (RESPONSES-11, RESPONSES-12)', async ({
  page,
  open,
}) => {
  await open('/responses?survey=1&from=2026-02-01&to=2026-02-28', { signedInAs: 'owner' });
  const button = page.getByRole('button', { name: 'Export 54 responses' });
  const download = page.waitForEvent('download');
  await button.click();
  expect((await download).suggestedFilename()).toMatch(
    /^Market day shoppers responses 2026-02-01 to 2026-02-28 \d{4}-\d\d-\d\d\.csv$/,
  );
  const text = await readFile(await (await download).path(), 'utf8');
  const [, ...rows] = text.trimEnd().split('\r\n');
  expect(rows).toHaveLength(54);
  for (const row of rows) {
    expect(row).toContain(',Market day shoppers,');
    expect(row).toMatch(/,2026-02-\d\dT/);
  }

  await page.getByLabel('Search responses').fill('hana');
  const searched = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Export \d responses?$/ }).click();
  expect((await searched).suggestedFilename()).toMatch(
    /^Market day shoppers responses 2026-02-01 to 2026-02-28 hana \d{4}-\d\d-\d\d\.csv$/,
  );
});

test('without responses on the selected days, the list shows the date of the last response (RESPONSES-11)', async ({
  page,
  open,
}) => {
  await open('/responses?from=2026-03-20', { signedInAs: 'owner' });
  await expect(
    page.getByText('No responses match the filters. The last response arrived on March 1, 2026.'),
  ).toBeVisible();
  await page.getByLabel('Search responses').fill('hana');
  await expect(
    page.getByText('No responses match “hana”. The last response arrived on March 1, 2026.'),
  ).toBeVisible();
});

test('an open response has its own URL; Back closes it (RESPONSES-10)', async ({ page, open }) => {
  await open('/responses', { signedInAs: 'owner' });
  await page.getByRole('link', { name: 'Hana Sato' }).click();
  const panel = page.getByRole('dialog', { name: 'Hana Sato' });
  await expect(panel.getByText('The quiet in the morning')).toBeVisible();
  await expect(page).toHaveURL('/responses?response=7&of=1');
  await page.reload();
  await expect(panel.getByText('The quiet in the morning')).toBeVisible();
  await panel.getByRole('button', { name: 'Next response' }).click();
  await expect(page.getByRole('dialog', { name: 'Olga Petrov' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/responses');
});

test('on a phone an open response is a page (RESPONSES-10)', async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open('/responses?response=7&of=1', { signedInAs: 'owner' });
  const panel = page.getByRole('dialog', { name: 'Hana Sato' });
  await expect(panel.getByText('The quiet in the morning')).toBeVisible();
  expect(await measure(panel)).toMatchObject({ x: 0, y: 0, width: 390, height: 844 });
});

test('a report exports a row per response and a column per question (REPORT-24)', async ({
  page,
  open,
}) => {
  await open('/analyze-surveys/1', { signedInAs: 'owner' });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export 120 responses' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  const lines = text.trimEnd().split('\r\n');
  expect(lines[0]).toBe(
    '\uFEFFName,Survey,Created at,Q1: How satisfied are you overall?,Q2: What did you buy today?,Q3: How did you get here today?,"Q4: If you could change one thing, what would it be?",Q5: What do you like most?,Completion %,Time spent (s),Time spent,Latitude,Longitude,Response id',
  );
  expect(lines).toHaveLength(1 + 120);
});

test('the file name of a saved chart says that the report is filtered, and for which days (REPORT-15, REPORT-22)', async ({
  page,
  open,
}) => {
  await open('/analyze-surveys/1?from=2026-02-01', { signedInAs: 'owner' });
  await page
    .getByRole('button', { name: /^Bicycle/ })
    .first()
    .click();
  await expect(page).toHaveURL(/choices=/);
  await page.goto(`${page.url()}&by=1`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save Q3 as PNG' }).click();
  expect((await download).suggestedFilename()).toMatch(
    /^Market day shoppers Q3 2026-02-01 to today filtered \d{4}-\d\d-\d\d\.png$/,
  );
});
