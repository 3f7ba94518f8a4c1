import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/demoTest.ts';
import { findDemoPanel, openPanel } from '../support/panel.ts';

// Wide enough for the sidebar beside the open panel.
test.beforeEach(({ page }) => page.setViewportSize({ width: 1440, height: 900 }));

/** Deactivates the first agent of the list. */
async function deactivateFirst(page: Page) {
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Deactivate' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('row').nth(1)).toContainText('Deactivated');
}

test('a link sets the clock of page and backend (DEMO-21)', async ({ page, open }) => {
  await open('/dashboard', {
    signedInAs: 'owner',
    clock: { at: '2027-01-05T09:00:00.000Z', runs: false },
  });
  expect(await page.evaluate(() => new Date().toISOString())).toBe('2027-01-05T09:00:00.000Z');
  await page.getByRole('button', { name: 'Actions for Market day shoppers' }).click();
  await page.getByRole('menuitem', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('row', { name: /Market day shoppers/ })).toContainText(
    'January 5, 2027',
  );
  const panel = await openPanel(page, 'Time');
  await panel.getByRole('button', { name: 'A day on' }).click();
  expect(await page.evaluate(() => new Date().toISOString())).toBe('2027-01-06T09:00:00.000Z');
  await panel.getByRole('button', { name: 'Real time' }).click();
  expect(await page.evaluate(() => Math.abs(Date.now() - performance.timeOrigin))).toBeLessThan(
    600_000,
  );
});

test('offline, no call gets a response; online, everything works again (DEMO-22)', async ({
  page,
  open,
  expectConsoleMessage,
}) => {
  await open('/dashboard', { signedInAs: 'owner' });
  const panel = await openPanel(page, 'Time');
  await panel.getByLabel(/^Offline/).check();
  expect(await page.evaluate(() => navigator.onLine)).toBe(false);
  await page.getByRole('link', { name: 'Agents' }).click();
  await expect(page.getByText('The agents could not be loaded.')).toBeVisible();
  expectConsoleMessage('The agents could not be loaded');
  await panel.getByLabel(/^Offline/).uncheck();
  expect(await page.evaluate(() => navigator.onLine)).toBe(true);
  await expect(page.getByText('Showing 1-10 of 23 agents')).toBeVisible();
});

test('a state that was saved to a file can be opened in another browser (DEMO-23)', async ({
  page,
  open,
  browser,
}) => {
  await open('/agents', { signedInAs: 'owner', latency: { all: 150 } });
  await deactivateFirst(page);
  const panel = await openPanel(page, 'Start');
  const download = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Save state' }).click();
  const text = await readFile(await (await download).path());

  const otherPage = await browser.newPage();
  await otherPage.goto('/');
  await openPanel(otherPage, 'Start');
  const field = findDemoPanel(otherPage).getByLabel('Open state');
  await field.setInputFiles({
    name: 'other.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{}'),
  });
  await expect(findDemoPanel(otherPage).getByRole('alert')).toHaveText(
    'This file is not a saved state of this version of the demo. Nothing was changed.',
  );
  await field.setInputFiles({ name: 'state.json', mimeType: 'application/json', buffer: text });
  await expect(otherPage).toHaveURL('/agents');
  await expect(otherPage.getByRole('row').nth(1)).toContainText('Deactivated');
  await openPanel(otherPage, 'Time');
  await expect(findDemoPanel(otherPage).getByLabel('In milliseconds')).toHaveValue('150');
  await otherPage.context().close();
});

for (const [width, edge] of [
  [1280, { x: 920, y: 0, width: 360, height: 800 }],
  [390, { x: 0, y: 400, width: 390, height: 400 }],
] as const) {
  test(`at ${width} px the panel docks beside the product, and covers none of it (DEMO-2)`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await open('/surveys/create', { signedInAs: 'owner' });
    const panel = await openPanel(page, 'Start');
    expect(await panel.boundingBox()).toEqual(edge);
    for (const button of [
      panel.getByRole('button', { name: 'Close' }),
      panel.getByRole('button', { name: 'Reset' }),
      page.getByRole('button', { name: 'Demo' }),
      page.getByRole('textbox', { name: 'Title' }),
    ]) {
      await button.click({ trial: true });
    }
  });
}

test('the document’s title names the opened state (DEMO-30)', async ({
  page,
  open,
  expectConsoleMessage,
}) => {
  await open('/', {});
  const panel = await openPanel(page, 'Catalogue');
  await panel.getByLabel('Search the catalogue').fill('agent list load failure');
  await panel.getByLabel('Open: Agent list load failure', { exact: true }).first().click();
  await expect(page).toHaveTitle('[Agent list load failure] All Agents · Canvass');
  expectConsoleMessage('The agents could not be loaded');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveTitle('[Agent list load failure] All Surveys · Canvass');
  await page.reload();
  await expect(page).toHaveTitle('[Agent list load failure] All Surveys · Canvass');
  await openPanel(page, 'Faults');
  await panel.getByRole('button', { name: 'Remove the fault of GET /agent' }).click();
  await expect(page).toHaveTitle('All Surveys · Canvass');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Surveys');
  await expect(page).toHaveTitle('All Surveys · Canvass');
});
