import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Download, Page, TestInfo } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { malformed, next } from '#fixtures/faults.ts';
import {
  arrived,
  drag,
  openState,
  orderAround,
  sentCalls,
  settled,
  shown,
} from '../support/canvassDemo.ts';
import { picture } from '../support/files.ts';
import { openPanel, showPanel } from '../support/panel.ts';
import { expect, test } from '../support/test.ts';

/** Presses the button, and unpacks the saved file. */
async function report(page: Page, story = '') {
  const panel = await openPanel(page, 'Report');
  await panel.getByLabel('What went wrong').fill(story);
  const check = panel.getByLabel('What the test checks');
  if ((await check.inputValue()) === 'unset') await check.selectOption('none');
  const saved = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Report a bug' }).click();
  const download: Download = await saved;
  expect(download.suggestedFilename()).toMatch(/^canvass-bug-[\dT-]+\.zip$/);
  const name = download.suggestedFilename();
  const files = unzipSync(await readFile(await download.path()));
  return { name, files, text: (name: string) => strFromU8(files[name] ?? new Uint8Array()) };
}

/** Runs a report's test in this test's page. */
async function runTest(
  { files, text }: Awaited<ReturnType<typeof report>>,
  fixtures: { page: Page; open: unknown; expect?: unknown },
  testInfo: TestInfo,
) {
  const [, body] = /=> \{\n(.*)\n\}\);\n$/s.exec(text('bug.spec.ts')) ?? [];
  for (const [name, content] of Object.entries(files)) {
    await writeFile(testInfo.outputPath(name), content);
  }
  // The test has to run in a fresh browser.
  await fixtures.page.evaluate(() => {
    sessionStorage.clear();
    localStorage.clear();
  });
  const names = {
    expect,
    ...fixtures,
    openPanel,
    showPanel,
    sentCalls,
    openState,
    arrived,
    drag,
    orderAround,
    settled,
    shown,
    readFileSync,
  };
  const beside = (name: string) => join(testInfo.outputDir, name);
  const AsyncFunction = Object.getPrototypeOf(async () => undefined).constructor;
  await new AsyncFunction(...Object.keys(names), 'beside', body)(...Object.values(names), beside);
}

test('one press reports a bug: steps as sentences and as a test that repeats them (DEMO-32)', async ({
  page,
  open,
}, testInfo) => {
  await open('/surveys/create', { signedInAs: 'owner', world: 'empty' });
  await page.getByPlaceholder('Enter survey title').pressSequentially('Ferry');
  await page.getByPlaceholder('Enter your question').fill('Why?');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page).toHaveURL('/dashboard');
  await page.getByRole('button', { name: 'Actions for Ferry' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('row', { name: /Ferry/ })).toContainText('Closed');
  await page.goBack();
  await expect(page).toHaveURL('/surveys/create');
  await page.reload();
  await settled(page);
  await page.goto('/agents/create');
  await page.getByRole('button', { name: 'Create Agent' }).click();
  await expect(page.getByText('First name is required')).toBeVisible();

  const made = await report(page, 'The form said nothing.\nIt should have.');
  const words = made.text('report.md');
  expect(words).toContain('The form said nothing.');
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
    'They begin at /surveys/create, with the data set “empty”; signed in: Nadia',
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
  expect(words).toContain('The test checks nothing of it');
  const calls = JSON.parse(made.text('calls.har')).log;
  expect(calls.version).toBe('1.2');
  const published = calls.entries.find((entry: { request: { url: string } }) =>
    entry.request.url.endsWith('/survey/create'),
  );
  expect(published.request.method).toBe('POST');
  expect(published.request.postData.text).toContain('Ferry');
  expect(published.response.status).toBe(200);
  expect(JSON.parse(made.text('state.json')).records.surveys).toHaveLength(1);
  expect(made.text('bug.spec.ts')).toContain("'The form said nothing.\\nIt should have.'");

  await runTest(made, { page, open }, testInfo);
  await expect(page.getByText('First name is required')).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('row', { name: /Ferry/ })).toHaveCount(1);
  await expect(page.getByRole('row', { name: /Ferry/ })).toContainText('Closed');
});

test('the panel, files, ticks, choices, keys and pasted lines are steps too (DEMO-32)', async ({
  page,
  open,
  expectRefusal,
}, testInfo) => {
  expectRefusal('POST /survey/create');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await open('/surveys/create', { signedInAs: 'owner', world: 'empty' });
  const panel = await openPanel(page, 'Faults');
  await panel.getByLabel('Call').selectOption('POST /survey/create');
  await panel.getByLabel('Status').fill('422');
  await panel.getByLabel('Message').fill('It’s “taken”');
  await panel.getByRole('button', { name: 'Add fault' }).click();
  await panel.getByRole('button', { name: 'Close' }).click();

  await page.getByPlaceholder('Enter survey title').fill('Ferry');
  await page.getByLabel('Add Logo').setInputFiles(picture());
  await page.getByPlaceholder('Enter your question').fill('Which?');
  await page.getByLabel('Input Type').selectOption('Multiple choice');
  await page.getByRole('checkbox', { name: /Required/ }).check();
  const choices = page.getByPlaceholder('Enter an answer choice');
  await page.evaluate(() => navigator.clipboard.writeText('Red\nGreen'));
  await choices.first().press('Control+v');
  await expect(choices).toHaveCount(2);
  await choices.nth(1).press('Enter');
  await expect(choices).toHaveCount(3);
  await choices.nth(2).fill('Blue');
  await page.keyboard.press('Control+z');
  await choices.nth(2).fill('Yellow');
  await page.getByRole('button', { name: 'Publish' }).click();
  const refused = page.locator('.toast-area').getByRole('alert');
  await expect(refused).toContainText('It’s “taken”');

  const made = await report(page);
  expect(made.text('report.md')).toContain('Chose “POST /survey/create” in “Call”.');
  expect(made.text('report.md')).toContain('Pasted “Red\nGreen” into “Answer choice 1”.');
  expect(made.text('report.md')).toMatch(/Ticked “Required/);
  expect(made.text('report.md')).toMatch(/Chose the file .+ for “Add Logo”\./);

  await runTest(made, { page, open }, testInfo);
  await expect(refused).toContainText('It’s “taken”');
  await expect(choices.first()).toHaveValue('Red');
  await expect(choices.nth(1)).toHaveValue('Green');
  await expect(choices.nth(2)).toHaveValue('Yellow');
  await expect(page.getByRole('img', { name: /logo/i })).toBeVisible();
});

test('looking into the panel’s sections is repeated beside the product’s steps (DEMO-32)', async ({
  page,
  open,
}, testInfo) => {
  await open('/agents', { signedInAs: 'owner', world: 'onePage' });
  await page.getByRole('heading', { name: 'All Agents' }).focus();
  await page.keyboard.press('Alt+Shift+KeyQ');
  const panel = page.getByRole('complementary', { name: 'Demo panel' });
  for (const section of ['Start', 'Catalogue', 'Faults', 'Time', 'Mail', 'Calls', 'Report']) {
    await panel.getByRole('tab', { name: section, exact: true }).click();
  }
  await panel.getByRole('tab', { name: 'Calls', exact: true }).click();
  await panel.getByText(/^200 GET \/agent/).click();
  await page.keyboard.press('Alt+Shift+KeyQ');
  await page.getByLabel('Search agents').fill('a');
  await expect(page.getByText(/of 10 agents$/)).toBeVisible();
  const made = await report(page);
  expect(made.text('report.md')).not.toMatch(/\d ms/);
  expect(made.text('bug.spec.ts')).not.toMatch(/\d ms/);
  await runTest(made, { page, open }, testInfo);
  await expect(page.getByLabel('Search agents')).toHaveValue('a');
});

test('steps from a saved state in two tabs are repeated from it (DEMO-32)', async ({
  page,
  open,
}, testInfo) => {
  await open('/dashboard', { signedInAs: 'secondOwner' });
  const panel = await openPanel(page, 'Start');
  const saved = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Save state' }).click();
  const state = await readFile(await (await saved).path());
  await open('/', {});
  await panel
    .getByLabel('Open state')
    .setInputFiles({ name: 'state.json', mimeType: 'application/json', buffer: state });
  await expect(page).toHaveURL('/dashboard');
  // A page that closes takes the service worker from one that is starting, which then loads again.
  await settled(page);

  const other = await page.context().newPage();
  await other.goto('/agents');
  await other.getByLabel('Search agents').fill('a');
  await expect(other.getByText(/of 2 agents$/)).toBeVisible();

  const made = await report(page);
  expect(made.text('report.md')).toContain('In tab 2: Opened /agents.');
  expect(made.text('report.md')).toContain('In tab 2: Typed “a” into “Search agents”.');
  expect(Object.keys(made.files)).toContain('start.json');
  const { pages, entries } = JSON.parse(made.text('calls.har')).log;
  expect(pages.map(({ title }: { title: string }) => title)).toEqual(['Tab 1', 'Tab 2']);
  const callsOf = (tab: string) =>
    entries
      .filter(({ pageref }: { pageref: string }) => pageref === tab)
      .map(({ request }: { request: { url: string } }) => new URL(request.url).pathname);
  expect(callsOf('tab-1')).toContain('/api/v1/survey');
  expect(callsOf('tab-2')).toContain('/api/v1/agent');
  await other.close();
  await runTest(made, { page, open }, testInfo);
});

test('the report has a picture of the tab, or says why not (DEMO-32)', async ({ page, open }) => {
  await page.addInitScript(() => {
    let isAllowed = false;
    navigator.mediaDevices.getDisplayMedia = async () => {
      if (!isAllowed) {
        isAllowed = true;
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
  expect(refused.text('report.md')).toContain('No picture: NotAllowedError: Permission denied.');
  const { files } = await report(page);
  const png = files['picture.png'] ?? new Uint8Array();
  expect([...png.slice(1, 4)].map((byte) => String.fromCharCode(byte)).join('')).toBe('PNG');
  const size = new DataView(png.buffer, png.byteOffset + 16);
  expect([size.getUint32(0), size.getUint32(4)]).toEqual([640, 360]);
});

test('steps after a redirect, and drags, are repeated where they were made (DEMO-32)', async ({
  page,
  open,
}, testInfo) => {
  await open('/sign-up', { world: 'empty' });
  await page.getByLabel('First name').fill('Zoë');
  await page.getByLabel('Last name').fill('King');
  await page.getByLabel('Email').fill('zoe@example.com');
  await page.getByLabel('Password').fill('secret1');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page).toHaveURL('/login');
  await page.getByLabel('Email').fill('zoe@example.com');
  await page.getByLabel('Password').fill('secret1');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/dashboard');
  await page.getByRole('link', { name: 'Create Survey' }).click();
  const questions = page.getByPlaceholder('Enter your question');
  await questions.fill('One');
  await page.getByRole('button', { name: 'Next Question' }).click();
  await questions.nth(1).fill('Two');
  const handles = page.locator('.question .drag-handle');
  await drag(handles.nth(1), { x: 8, y: 8 }, { x: 10, y: -120 });
  await expect(questions.first()).toHaveValue('Two');
  await page.getByPlaceholder('Enter survey title').click();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.getByRole('button', { name: 'Redo', exact: true }).click();

  const made = await report(page);
  expect(made.text('report.md')).toMatch(
    /Dragged “Two” by 10, -120 pixels\. The order is now “Two”, “One”\./,
  );
  expect(made.text('report.md')).toContain('Clicked “Title”.');
  await runTest(made, { page, open }, testInfo);
  await expect(questions.first()).toHaveValue('Two');
});

test('a report’s test fails until the expectation holds (DEMO-32)', async ({
  page,
  open,
}, testInfo) => {
  await open('/agents', { signedInAs: 'owner' });
  await page.getByLabel('Search agents').fill('a');
  await expect(page.getByText(/of 23 agents$/)).toBeVisible();
  const panel = await openPanel(page, 'Report');
  await panel.getByLabel('What you expected').fill('All agents are listed.');
  await panel.getByLabel('What the test checks').selectOption('A text is shown so many times');
  await panel.getByRole('button', { name: 'Report a bug' }).click();
  await expect(panel.getByRole('alert')).toHaveText('Enter what the test checks.');
  await panel.getByLabel('Text', { exact: true }).fill('23 of 23 agents');
  await panel.getByLabel('Expected number').fill('0');
  const failing = await report(page, 'The count is wrong.');
  expect(failing.text('report.md')).toContain(
    'All agents are listed.\n\n“23 of 23 agents” is shown 0 times.',
  );
  await panel.getByLabel('Expected number').fill('1');
  const holding = await report(page, 'The count is right.');
  expect(holding.name).not.toBe(failing.name);

  const quick = expect.configure({ timeout: 1000 });
  const run = runTest(failing, { page, open, expect: quick }, testInfo);
  await expect(run).rejects.toThrow(/The count is wrong\.\nExpected: All agents are listed\./);
  await runTest(holding, { page, open }, testInfo);
});

test('a report’s test checks a field, a call and a saved file; the check is chosen (DEMO-32)', async ({
  page,
  open,
}, testInfo) => {
  await open('/analyze-surveys/1', { signedInAs: 'owner' });
  await page.getByRole('button', { name: 'Save Q1 as PNG' }).click();
  const panel = await openPanel(page, 'Report');
  await panel.getByRole('button', { name: 'Report a bug' }).click();
  await expect(panel.getByRole('alert')).toHaveText('Choose what the test checks at the end.');
  const check = panel.getByLabel('What the test checks');
  await check.selectOption('A file was saved');
  await panel.getByLabel('Name of the file').fill('.png');
  const saving = await report(page, 'No file.');
  await check.selectOption('A call was sent');
  await panel.getByLabel('Call, as').fill('GET /survey/analyze/:id');
  const sending = await report(page, 'Nothing was sent.');
  await check.selectOption('A call was not sent');
  const silent = await report(page, 'It was sent.');
  await check.selectOption('A field has a value');
  await panel.getByLabel('Label of the field').fill('Search answers to Q4');
  await panel.getByLabel('Expected value').fill('');
  const empty = await report(page, 'A value stands there.');
  for (const made of [saving, sending, empty]) await runTest(made, { page, open }, testInfo);
  await expect(runTest(silent, { page, open }, testInfo)).rejects.toThrow(/It was sent\./);
});

test('a report’s test checks the report’s page, also if the panel was always open (DEMO-32)', async ({
  page,
  open,
}, testInfo) => {
  await open('/login', {});
  const panel = await openPanel(page, 'Report');
  await page.getByLabel('Email').fill('nadia@canvass.example');
  await page.getByLabel('Password').fill('Nadia-2026');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('row', { name: /Market day shoppers/ })).toBeVisible();
  await panel.getByLabel('What the test checks').selectOption('A text is not shown');
  await panel.getByLabel('Text', { exact: true }).fill('Market day shoppers');
  const made = await report(page, 'It is shown.');
  const quick = expect.configure({ timeout: 5000 });
  await expect(runTest(made, { page, open, expect: quick }, testInfo)).rejects.toThrow(
    /It is shown\./,
  );
});

test('the report has the mailed link, the click on the map and earlier console messages (DEMO-32)', async ({
  page,
  open,
  expectConsoleMessage,
}, testInfo) => {
  test.slow();
  await open('/dashboard', { signedInAs: 'owner', faults: [next('GET /agent', malformed)] });
  await page.getByRole('link', { name: 'Agents' }).click();
  await expect(page.getByText('The agents could not be loaded.')).toBeVisible();
  expectConsoleMessage('The agents could not be loaded');
  await page.goto('/analyze-surveys/1?tab=map');
  const map = page.getByRole('region', { name: 'Response map' });
  await expect(map).toHaveAttribute('data-state', 'loaded');
  await settled(page);
  await map.getByRole('button', { name: 'Show all places' }).click();
  await settled(page);
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

  const made = await report(page);
  expect(made.text('report.md')).toContain('- The agents could not be loaded');
  expect(made.text('report.md')).toMatch(/Clicked the map at 30, (369|370)\./);
  await runTest(made, { page, open }, testInfo);
  await expect(page.getByRole('button', { name: 'Reset password' })).toBeVisible();
});
