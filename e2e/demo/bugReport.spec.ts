import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { waitForCalls } from '../support/canvassDemo.ts';
import { expect, test } from '../support/demoTest.ts';
import { openPanel } from '../support/panel.ts';

// Wide enough for the sidebar beside the open panel.
test.beforeEach(({ page }) => page.setViewportSize({ width: 1440, height: 900 }));

/** Presses the button, and unpacks the saved file. */
async function report(page: Page, story = '') {
  const panel = await openPanel(page, 'Report');
  await panel.getByLabel('What went wrong').fill(story);
  const download = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Report a bug' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^canvass-bug-[\dT-]+\.zip$/);
  const files = unzipSync(await readFile(await file.path()));
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  return { files, text, words: text('report.md') };
}

test('a bug report contains the steps as sentences, the state, the requests and the environment (DEMO-32)', async ({
  page,
  open,
}) => {
  await open('/surveys/create', { signedInAs: 'owner', world: 'empty' });
  await page.getByRole('textbox', { name: 'Title', exact: true }).pressSequentially('Ferry');
  await page.getByLabel(/^Q\d+ text$/).fill('Why?');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page).toHaveURL('/dashboard');
  await page.getByRole('button', { name: 'Actions for Ferry' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('row', { name: /Ferry/ })).toContainText('Closed');
  await page.goBack();
  await expect(page).toHaveURL('/surveys/create');
  await page.reload();
  await waitForCalls(page);
  const openedPanel = await openPanel(page, 'Time');
  await openedPanel.getByRole('button', { name: 'Close' }).click();
  await page.goto('/agents/create');
  await page.getByRole('button', { name: 'Create Agent' }).click();
  await expect(page.getByText('First name is required')).toBeVisible();

  const panel = await openPanel(page, 'Report');
  await panel.getByLabel('What you expected').fill('A message.');
  const { words, text, files } = await report(page, 'The form said nothing.\nIt should have.');
  expect(words).toContain('## What went wrong\n\nThe form said nothing.\nIt should have.\n');
  expect(words).toContain('## What was expected\n\nA message.\n');
  for (const sentence of [
    '1. Typed “Ferry” into “Title”.',
    '2. Typed “Why?” into “Q1 text”.',
    '3. Clicked “Publish” (button).',
    '4. Saw the message “Create survey successful You have successfully created the survey!”.',
    '5. Pressed Enter in “Actions for Ferry” (button).',
    '6. Clicked “Close” (menuitem).',
    '7. Clicked “Confirm” (button).',
    '8. Saw the message “',
    '9. Went back.',
    '10. Loaded the page again.',
    '11. Opened /agents/create.',
    '12. Clicked “Create Agent” (button).',
    'It shows /surveys/create, with the data set “empty”; signed in: Nadia',
    '- page: /agents/create',
    '- signed in: Nadia',
    '- time zone: UTC, language: en-US, look: light',
    '- window: 1440 × 900 at 1, with a pointer',
    '- Canvass: 0.1.0',
  ]) {
    expect(words).toContain(sentence);
  }
  // To open the panel and to go through its sections is no step.
  expect(words).not.toContain('13. ');
  const calls = JSON.parse(text('calls.har')).log;
  expect(calls.version).toBe('1.2');
  const published = calls.entries.find((entry: { request: { url: string } }) =>
    entry.request.url.endsWith('/survey/create'),
  );
  expect(published.request.method).toBe('POST');
  expect(published.request.postData.text).toContain('Ferry');
  expect(published.response.status).toBe(200);
  expect(JSON.parse(text('state.json')).records.surveys).toHaveLength(1);
  expect(Object.keys(files).sort()).toEqual(['calls.har', 'report.md', 'state.json']);

  const link = /^Open (http\S+)$/m.exec(words)?.[1] ?? '';
  await page.goto(link);
  await expect(page).toHaveURL('/surveys/create');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByText('No results.')).toBeVisible();
});
