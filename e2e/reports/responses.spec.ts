import { readFile } from 'node:fs/promises';
import { measure } from '../support/measure.ts';
import { expect, test } from '../support/test.ts';

test('the export has the filtered responses (RESPONSES-11, RESPONSES-12)', async ({
  page,
  open,
}) => {
  await open('/responses?survey=1&from=2026-02-01&to=2026-02-28', { signedInAs: 'owner' });
  const button = page.getByRole('button', { name: 'Export 54 responses' });
  const download = page.waitForEvent('download');
  await button.click();
  expect((await download).suggestedFilename()).toMatch(
    /^Market day shoppers response list 2026-02-01 to 2026-02-28 \d{4}-\d\d-\d\d\.csv$/,
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
    /^Market day shoppers response list 2026-02-01 to 2026-02-28 hana \d{4}-\d\d-\d\d\.csv$/,
  );
});

test('on a phone an open response is a page (RESPONSES-10)', async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open('/responses?response=7&of=1', { signedInAs: 'owner' });
  const panel = page.getByRole('dialog', { name: 'Hana Sato' });
  await expect(panel.getByText('The quiet in the morning')).toBeVisible();
  expect(await measure(panel)).toMatchObject({ x: 0, y: 0, width: 390, height: 844 });
});
