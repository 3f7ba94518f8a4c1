import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { malformed, next } from '#fixtures/faults.ts';
import { drag, waitForCalls } from '../support/canvassDemo.ts';
import { picture } from '../support/files.ts';
import { openPanel } from '../support/panel.ts';
import { expect, test } from '../support/test.ts';

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
    '- window: 1280 × 900 at 1, with a pointer',
    '- Canvass: 0.1.0',
  ]) {
    expect(words).toContain(sentence);
  }
  // Opening the panel to report is no step.
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

test('the steps in a bug report include the panel, files, checkboxes, options, keys and pasted lines (DEMO-32)', async ({
  page,
  open,
  expectRefusal,
}) => {
  expectRefusal('POST /survey/create');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await open('/surveys/create', { signedInAs: 'owner', world: 'empty' });
  const panel = await openPanel(page, 'Faults');
  await panel.getByLabel('Call').selectOption('POST /survey/create');
  await panel.getByLabel('Status').fill('422');
  await panel.getByLabel('Message').fill('It’s “taken”');
  await panel.getByRole('button', { name: 'Add fault' }).click();
  await panel.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Ferry');
  await page.getByLabel('Add Logo').setInputFiles(picture());
  await page.getByLabel(/^Q\d+ text$/).fill('Which?');
  await page.getByLabel('Input Type').selectOption('Multiple choice');
  await page.getByRole('checkbox', { name: /Required/ }).check();
  const options = page.getByLabel(/^Answer choice \d+$/);
  await page.evaluate(() => navigator.clipboard.writeText('Red\nGreen'));
  await options.first().press('Control+v');
  await expect(options).toHaveCount(2);
  await options.nth(1).press('Enter');
  await expect(options).toHaveCount(3);
  await options.nth(2).fill('Blue');
  await page.keyboard.press('Control+z');
  await options.nth(2).fill('Yellow');
  await page.getByRole('button', { name: 'Publish' }).click();
  const refused = page.locator('.toast-area').getByRole('alert');
  await expect(refused).toContainText('It’s “taken”');

  const { words, files } = await report(page);
  expect(words).toContain('Chose “POST /survey/create” in “Call”.');
  expect(words).toContain('Pasted “Red\nGreen” into “Answer choice 1”.');
  expect(words).toMatch(/Ticked “Required/);
  expect(words).toContain('Pressed Control+z in “Answer choice 3”.');
  const number = /^(\d+)\. Chose the file .+ for “Add Logo”\.$/m.exec(words)?.[1];
  expect(files[`file-${number}-1`]?.length).toBeGreaterThan(0);
});

test('after a saved state is opened, a bug report contains that state and the later steps of both tabs (DEMO-32)', async ({
  page,
  open,
}) => {
  await open('/dashboard', { signedInAs: 'secondOwner' });
  const panel = await openPanel(page, 'Start');
  const download = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Save state' }).click();
  const state = await readFile(await (await download).path());
  await open('/', {});
  await panel
    .getByLabel('Open state')
    .setInputFiles({ name: 'state.json', mimeType: 'application/json', buffer: state });
  await expect(page).toHaveURL('/dashboard');
  // A page that closes takes the service worker from one that is starting, which then loads again.
  await waitForCalls(page);

  const otherPage = await page.context().newPage();
  await otherPage.goto('/agents');
  await otherPage.getByLabel('Search agents').fill('a');
  await expect(otherPage.getByText(/of 2 agents$/)).toBeVisible();

  const { words, text } = await report(page);
  expect(words).toContain('In tab 2: Opened /agents.');
  expect(words).toContain('In tab 2: Typed “a” into “Search agents”.');
  expect(words).toContain('Open `start.json` in the panel (Start, Open state).');
  expect(JSON.parse(text('start.json'))).toEqual(JSON.parse(state.toString()));
  const { pages, entries } = JSON.parse(text('calls.har')).log;
  expect(pages.map(({ title }: { title: string }) => title)).toEqual(['Tab 1', 'Tab 2']);
  const listCalls = (tab: string) =>
    entries
      .filter(({ pageref }: { pageref: string }) => pageref === tab)
      .map(({ request }: { request: { url: string } }) => new URL(request.url).pathname);
  expect(listCalls('tab-1')).toContain('/api/v1/survey');
  expect(listCalls('tab-2')).toContain('/api/v1/agent');
  await otherPage.close();
});

test('a bug report contains a picture of the tab, or the reason why there is none (DEMO-32)', async ({
  page,
  open,
}) => {
  await page.addInitScript(() => {
    let isPermitted = false;
    navigator.mediaDevices.getDisplayMedia = async () => {
      if (!isPermitted) {
        isPermitted = true;
        throw new DOMException('Permission denied', 'NotAllowedError');
      }
      const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 360 });
      canvas.getContext('2d')?.fillRect(0, 0, 640, 360);
      return canvas.captureStream();
    };
  });
  await open('/', {});
  const panel = await openPanel(page, 'Report');
  await panel.getByLabel(/With a picture of this tab/).check();
  const refused = await report(page);
  expect(refused.words).toContain('No picture: NotAllowedError: Permission denied.');
  const { files } = await report(page);
  const png = files['picture.png'] ?? new Uint8Array();
  expect([...png.slice(1, 4)].map((byte) => String.fromCharCode(byte)).join('')).toBe('PNG');
  const size = new DataView(png.buffer, png.byteOffset + 16);
  expect([size.getUint32(0), size.getUint32(4)]).toEqual([640, 360]);
});

test('a bug report describes a drag as one step, with its distance (DEMO-32)', async ({
  page,
  open,
}) => {
  await open('/surveys/create', { signedInAs: 'owner', world: 'empty' });
  const questions = page.getByLabel(/^Q\d+ text$/);
  await questions.fill('One');
  await page.getByRole('button', { name: 'Next Question' }).click();
  await questions.nth(1).fill('Two');
  const handles = page.locator('.question .drag-handle');
  await drag(handles.nth(1), { x: 8, y: 8 }, { x: 10, y: -120 });
  await expect(questions.first()).toHaveValue('Two');
  const { words } = await report(page);
  expect(words).toMatch(/Dragged .+ by 10, -120 pixels\./);
});

test('a bug report contains the opened mail link, the click on the map and earlier console messages (DEMO-32)', async ({
  page,
  open,
  expectConsoleMessage,
}) => {
  await open('/dashboard', { signedInAs: 'owner', faults: [next('GET /agent', malformed)] });
  await page.getByRole('link', { name: 'Agents' }).click();
  await expect(page.getByText('The agents could not be loaded.')).toBeVisible();
  expectConsoleMessage('The agents could not be loaded');
  await page.goto('/analyze-surveys/1?tab=map');
  const map = page.getByRole('region', { name: 'Response map' });
  await expect(map).toHaveAttribute('data-state', 'loaded');
  await waitForCalls(page);
  await map.getByRole('button', { name: 'Show all places' }).click();
  await waitForCalls(page);
  await page.locator('canvas.place-markers').click({ position: { x: 30, y: 370 } });
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill('nadia@canvass.example');
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByText('Email Sent')).toBeVisible();
  const panel = await openPanel(page, 'Mail');
  await panel.getByRole('link').first().click();
  await expect(page.getByRole('button', { name: 'Reset password' })).toBeVisible();

  const { words } = await report(page);
  expect(words).toContain('- The agents could not be loaded');
  expect(words).toMatch(/Clicked the map at 30, (369|370)\./);
});
