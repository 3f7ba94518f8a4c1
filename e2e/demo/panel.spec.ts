import { readFileSync } from 'node:fs';
import { every, held, network, status } from '#fixtures/faults.ts';
import { demoOf } from '../support/canvassDemo.ts';
import { openPanel, panelOf } from '../support/panel.ts';
import { expect, test } from '../support/test.ts';
import { violationsOf } from '../support/violations.ts';

const sections = ['Start', 'Catalogue', 'Faults', 'Time', 'Mail', 'Calls', 'Report'];

test('a small button and a shortcut open and close the panel (DEMO-2)', async ({ page, open }) => {
  await open('/');
  const opener = page.getByRole('button', { name: 'Demo' });
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
  await expect(panelOf(page)).toHaveCount(0);
  await opener.click();
  await expect(panelOf(page)).toContainText('For testers. Not part of the product.');
  await page.keyboard.press('Alt+Shift+Q');
  await expect(panelOf(page)).toHaveCount(0);
  await page.keyboard.press('Alt+Shift+Q');
  await expect(panelOf(page)).toBeVisible();
  await page.reload();
  await expect(panelOf(page)).toBeVisible();
  await panelOf(page).getByRole('button', { name: 'Close' }).click();
  await expect(panelOf(page)).toHaveCount(0);
});

test('each section of the panel is accessible (DEMO-2)', async ({ page, open }) => {
  await open('/dashboard', { signedInAs: 'owner' });
  await expect(page.getByRole('row', { name: /Market day shoppers/ })).toBeVisible();
  for (const section of sections) {
    await openPanel(page, section);
    expect(await violationsOf(page, '#demo-panel'), section).toEqual([]);
  }
});

test('QA signs in as each persona, with passwords shown (DEMO-3)', async ({ page, open }) => {
  await open('/');
  const panel = await openPanel(page, 'Start');
  for (const [person, email, password] of [
    ['Sofia', 'sofia@canvass.example', 'Sofia-2026'],
    ['Nadia', 'nadia@canvass.example', 'Nadia-2026'],
    ['Tomas', 'tomas@canvass.example', 'Tomas-2026'],
    ['Grace', 'grace@canvass.example', 'Grace-2026'],
  ] as const) {
    await expect(panel).toContainText(password);
    await panel.getByRole('button', { name: `Sign in as ${person}` }).click();
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('complementary').first()).toContainText(email);
  }
  await panel.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
});

test('each data set loads (DEMO-4)', async ({ page, open }) => {
  test.slow();
  await open('/agents', { world: 'longSurvey', signedInAs: 'owner' });
  const panel = await openPanel(page, 'Start');
  for (const [label, place, text] of [
    ['Standard', 'Agents', 'Showing 1-10 of 23 agents'],
    ['Empty', 'Agents', 'No agents found.'],
    ['One page', 'Agents', 'Showing 1-10 of 10 agents'],
    ['Eleven pages', 'Agents', 'Showing 1-10 of 105 agents'],
    ['Large', 'Responses', 'Showing 1-10 of 10,000 responses'],
    ['Long', 'Dashboard', 'Two hundred questions'],
    ['Hostile', 'Dashboard', '<script>document.title = "broken"</script>'],
    ['Broken', 'Dashboard', 'Choices without choices'],
  ] as const) {
    await page.getByRole('link', { name: place, exact: true }).click();
    const option = panel.getByRole('option', { name: new RegExp(`^${label}`) });
    await panel.getByLabel('Data set').selectOption(await option.getAttribute('value'));
    await panel.getByRole('button', { name: 'Load data set' }).click();
    await expect(page.getByText(text)).toBeVisible();
  }
});

test('reset restores fixtures, removes faults, and keeps the signed-in person (DEMO-5)', async ({
  page,
  open,
}) => {
  await open('/dashboard', {
    signedInAs: 'owner',
    faults: [every('GET /agent', status(500))],
  });
  await page.getByRole('button', { name: 'Actions for Market day shoppers' }).click();
  await page.getByRole('menuitem', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  const row = page.getByRole('row', { name: /Market day shoppers/ });
  await expect(row).toContainText('Closed');
  const panel = await openPanel(page, 'Start');
  await panel.getByRole('button', { name: 'Reset' }).click();
  await expect(row).toContainText('Open');
  await openPanel(page, 'Faults');
  await expect(panel).toContainText('Nothing: every call answers by its rule.');
  await page.getByRole('link', { name: 'Agents' }).click();
  await expect(page.getByText('Showing 1-10 of 23 agents')).toBeVisible();
});

for (const [kind, shown] of [
  ['A network failure', 'network failure, every answer; 0 seen'],
  ['A malformed body', 'malformed body, every answer; 0 seen'],
] as const) {
  test(`${kind.toLowerCase()} on every answer survives a reload (DEMO-6)`, async ({
    page,
    open,
    expectConsoleMessage,
  }) => {
    await open('/dashboard', { signedInAs: 'owner' });
    const panel = await openPanel(page, 'Faults');
    await panel.getByLabel('Call').selectOption('GET /agent');
    await panel.getByLabel('Which answers').selectOption('Every one');
    await panel.getByLabel('Answer', { exact: true }).selectOption(kind);
    await panel.getByRole('button', { name: 'Add fault' }).click();
    await expect(panel).toContainText(shown);
    await page.reload();
    await page.getByRole('link', { name: 'Agents' }).click();
    await expect(page.getByText('The agents could not be loaded.')).toBeVisible();
    expectConsoleMessage('The agents could not be loaded');
  });
}

test('the panel releases a held answer over an open dialog of the product (DEMO-6)', async ({
  page,
  open,
  toast,
}) => {
  await open('/agents', {
    signedInAs: 'owner',
    faults: [every('PATCH /agent/:id/status', held)],
  });
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click();
  await page.getByRole('menuitem').nth(1).click();
  const dialog = page.getByRole('dialog');
  const panel = await openPanel(page, 'Faults');
  await panel.getByLabel('Message').fill('typed beside a dialog');
  await expect(panel.getByLabel('Message')).toBeFocused();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  const release = panel.getByRole('button', { name: 'Release PATCH /agent/:id/status' });
  await release.click();
  await expect(toast('status')).toContainText('Success');
  await expect(release).toHaveCount(0);
});

test('keys typed in the panel do not reach the builder’s shortcuts (DEMO-2)', async ({
  page,
  open,
}) => {
  await open('/surveys/create', { signedInAs: 'owner' });
  await page.getByPlaceholder('Enter survey title').fill('Hello world');
  await page.getByPlaceholder('Enter your question').fill('Why?');
  const panel = await openPanel(page, 'Faults');
  await panel.getByLabel('Message').pressSequentially('abc');
  await page.keyboard.press('Control+z');
  await expect(page.getByPlaceholder('Enter your question')).toHaveValue('Why?');
});

test('the panel has every row of the catalogue with the documented link (DEMO-1, DEMO-7)', async ({
  page,
  open,
}) => {
  await open('/');
  const panel = await openPanel(page, 'Catalogue');
  const links = panel.getByRole('link', { name: /^Open: /, includeHidden: true });
  await expect(links).not.toHaveCount(0);
  const offered = await links.evaluateAll((elements) =>
    elements.map((link) => [
      link.getAttribute('aria-label')?.replace('Open: ', ''),
      link.getAttribute('href'),
    ]),
  );
  const documented = [
    ...readFileSync('docs/states.md', 'utf8').matchAll(
      /^\| \[(.+?)\]\(http:\/\/localhost:3000(\S+)\)/gm,
    ),
  ].map(([, name, link]) => [name, link]);
  expect(offered).toEqual(documented);
  expect(offered.length).toBeGreaterThan(60);
});

test('a row of the catalogue opens its state, or sets only its fault (DEMO-7)', async ({
  page,
  open,
  toast,
}) => {
  await open('/contact-us', { signedInAs: 'thirdOwner' });
  await page.getByLabel('First name').fill('Ada');
  const panel = await openPanel(page, 'Catalogue');
  await panel.getByText('Signing in, passwords, contact').click();
  await panel.getByRole('button', { name: 'Set the fault: Contact failure' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
  await page.getByLabel('Last name').fill('King');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('What can we help with you ?').fill('Hello there');
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(toast('alert')).toContainText('Failed to send email');
  await panel.getByRole('link', { name: 'Open: Reset link 410' }).click();
  await expect(toast('alert')).toContainText('This reset link has expired');
  await expect(page).toHaveURL('/login');
  await expect(panel.getByRole('region', { name: 'Opened last' })).toHaveText(
    'Reset link 410Shows “Invalid reset link”, “This reset link has expired”.',
  );
  await expect(panel.getByRole('link', { name: 'Open: Reset link 404' })).toBeVisible();
});

test('the panel offers files for the image rules (DEMO-7)', async ({ page, open, toast }) => {
  await open('/surveys/create', { signedInAs: 'owner' });
  const panel = await openPanel(page, 'Catalogue');
  for (const [label, outcome] of [
    ['Not a picture', 'Invalid file'],
    ['A picture of a byte more', 'Image too large'],
  ] as const) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      panel.getByRole('button', { name: label }).click(),
    ]);
    await page.getByLabel('Add Logo').setInputFiles({
      name: download.suggestedFilename(),
      mimeType: download.suggestedFilename().endsWith('.txt') ? 'text/plain' : 'image/svg+xml',
      buffer: readFileSync(await download.path()),
    });
    await expect(toast('alert')).toContainText(outcome);
  }
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    panel.getByRole('button', { name: 'A picture of just 5 MB' }).click(),
  ]);
  const largest = readFileSync(await download.path());
  expect(largest.length).toBe(5_000_000);
});

test('realistic latency is 300 ms, slow 3000 ms, for all calls or for one (DEMO-8)', async ({
  page,
  open,
  toast,
}) => {
  await page.clock.install();
  // Answer 99 never comes; the fault's counter shows that a request arrived.
  await open('/login', {
    faults: [{ call: 'POST /auth/login', on: 99, answer: status(500) }],
  });
  const demo = await demoOf(page);
  const arrived = () => demo.evaluate(({ backend }) => backend.controls.state().seen[0]);
  const panel = await openPanel(page, 'Time');
  await panel.getByLabel('Of all calls').selectOption('Realistic: 300 ms');
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByLabel('Email').fill('nadia@canvass.example');
  await page.getByLabel('Password').fill('another-one');
  const login = page.getByRole('button', { name: 'Login', exact: true });
  const busy = page.getByRole('button', { name: 'Loading...' });
  const expectAnswerAfter = async (milliseconds: number, request: number) => {
    await login.click();
    await expect.poll(arrived).toBe(request);
    await page.clock.runFor(milliseconds - 1);
    await expect(busy).toBeVisible();
    await page.clock.runFor(1);
    await expect(login).toBeVisible();
    await expect(toast('alert')).toContainText('Login failed');
  };
  await expectAnswerAfter(300, 1);
  await panel.getByLabel('Of one call').selectOption('POST /auth/login');
  await panel.getByLabel('Latency of POST /auth/login').selectOption('Slow: 3000 ms');
  await expectAnswerAfter(3000, 2);
  await panel.getByRole('button', { name: 'Latency of POST /auth/login as of all' }).click();
  await expectAnswerAfter(300, 3);
});

test('slow redirects take four times as long: 6000 ms after a login (DEMO-9)', async ({
  page,
  open,
  toast,
}) => {
  await page.clock.install();
  await open('/login');
  const panel = await openPanel(page, 'Time');
  await panel.getByLabel(/^Redirects take four times as long/).check();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByLabel('Email').fill('nadia@canvass.example');
  await page.getByLabel('Password').fill('Nadia-2026');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(toast('status')).toContainText('Login successful');
  await page.clock.runFor(5999);
  await expect(page).toHaveURL('/login');
  await page.clock.runFor(1);
  await expect(page).toHaveURL('/dashboard');
});

test('the map service in each of its states (DEMO-10)', async ({ page, open }) => {
  await open('/analyze-surveys/1', { signedInAs: 'owner' });
  const panel = await openPanel(page, 'Faults');
  const map = page.getByRole('region', { name: 'Response map' });
  const openMap = async () => {
    await page.getByRole('tab', { name: 'Question Summaries' }).click();
    await page.getByRole('tab', { name: 'Map View' }).click();
  };
  await expect(map).toHaveCount(0);
  for (const [choice, state] of [
    ['loading', 'loading'],
    ['failed', 'failed'],
    ['loaded', 'loaded'],
  ] as const) {
    await panel.getByLabel(choice, { exact: true }).check();
    await openMap();
    await expect(map).toHaveAttribute('data-state', state);
  }
  await panel.getByLabel('auth failure').check();
  await openMap();
  await expect(page.getByText('Error: AuthFailure')).toBeVisible();
});

test('the outbox has sent mails, and links that are valid, expired and unknown (DEMO-11)', async ({
  page,
  open,
  toast,
}) => {
  await open('/contact-us');
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('King');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('What can we help with you ?').fill('Where is my survey?');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(toast('status')).toContainText('Email sent');
  const panel = await openPanel(page, 'Mail');
  const newest = panel.getByRole('listitem').first();
  await expect(newest).toContainText('Message from Ada King <ada@example.com>');
  await expect(newest).toContainText('Where is my survey?');

  await page.getByRole('link', { name: 'Login' }).click();
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('button', { name: 'Send reset link' })).toBeVisible();
  await page.getByLabel('Email').fill('tomas@canvass.example');
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(newest).toContainText('to tomas@canvass.example');
  await expect(newest).toContainText('This link is valid.');
  await newest.getByRole('link').click();
  await expect(page.getByRole('button', { name: 'Reset password' })).toBeVisible();
  await newest.getByRole('button', { name: /^Expire/ }).click();
  await expect(newest).toContainText('This link is expired: answered 410.');
  await newest.getByRole('link').click();
  await expect(toast('alert')).toContainText('This reset link has expired');
  await panel.getByRole('link', { name: '/reset-password/unknown-link' }).click();
  await expect(toast('alert')).toContainText('This reset link does not exist');
});

test('the log shows calls with request and answer, contract fit, and curl (DEMO-12)', async ({
  page,
  open,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open('/login', { faults: [every('POST /auth/login', status(503, 'Busy'))] });
  const panel = await openPanel(page, 'Calls');
  await expect(panel.getByRole('heading', { name: /^Not exercised yet/ })).toHaveText(
    'Not exercised yet: 100 of 100 interactions',
  );
  await page.getByLabel('Email').fill('nadia@canvass.example');
  await page.getByLabel('Password').fill('Nadia-2026');
  await page.getByRole('button', { name: 'Login' }).click();
  const call = panel.getByRole('listitem').first();
  await expect(call).toContainText('503 POST /auth/login not in the contract');
  await call.getByText('POST /auth/login').click();
  await expect(call).toContainText('No interaction declares an answer 503 to it');
  await expect(call).toContainText('"email": "nadia@canvass.example"');
  await expect(call).toContainText('"message": "Busy"');
  await call.getByRole('button', { name: 'Copy as curl' }).click();
  await expect(call).toContainText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^# npm run mock-api -- --port 4010\ncurl -X POST 'http:\/\/localhost:4010\/api\/v1\/auth\/login' \\\n {2}-H 'content-type: application\/json' \\\n {2}--data-raw '\{"email":"nadia@canvass.example","password":"Nadia-2026"\}'$/,
  );

  await openPanel(page, 'Faults');
  await panel.getByRole('button', { name: /^Remove the fault/ }).click();
  await openPanel(page, 'Calls');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(panel.getByText('200 POST /auth/login in the contract')).toBeVisible();
  await expect(panel.getByRole('heading', { name: /^Not exercised yet/ })).not.toHaveText(
    'Not exercised yet: 100 of 100 interactions',
  );
  await expect(panel).not.toContainText('a login with the right password POST /auth/login 200');
  await expect(panel).toContainText('a login with a wrong password POST /auth/login 401');
  await page.reload();
  await expect(panel.getByText('200 POST /auth/login in the contract')).toBeVisible();
  await panel.getByRole('button', { name: 'Clear' }).click();
  await expect(panel).toContainText('None yet.');
});

test('the link to this state works in another browser (DEMO-13)', async ({
  page,
  open,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open('/agents', {
    world: 'elevenPages',
    signedInAs: 'owner',
    faults: [every('PATCH /agent/:id/status', network)],
  });
  await page.getByRole('button', { name: '3', exact: true }).click();
  await expect(page.getByText('Showing 21-30 of 105 agents')).toBeVisible();
  const panel = await openPanel(page, 'Start');
  await panel.getByRole('button', { name: 'Copy link' }).click();
  await expect(panel).toContainText('Copied');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).pathname).toBe('/');

  const other = await browser.newContext();
  const elsewhere = await other.newPage();
  await elsewhere.goto(link);
  await expect(elsewhere.getByText('Showing 21-30 of 105 agents')).toBeVisible();
  await openPanel(elsewhere, 'Faults');
  await expect(panelOf(elsewhere)).toContainText('network failure, every answer; 0 seen');
  await other.close();
});

test('a link may lead to another host, and an invalid host is reported (DEMO-27)', async ({
  page,
  open,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open('/agents', { signedInAs: 'owner' });
  const panel = await openPanel(page, 'Start');
  const host = panel.getByLabel('Address of the demo in links');
  await expect(host).toHaveValue(`${baseURL}/`);
  await host.fill('qa.example');
  await expect(panel.getByText('No address: it begins with http:// or https://')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Copy link' })).toBeDisabled();
  await host.fill('https://qa.example/canvass');
  await page.reload();
  await expect(host).toHaveValue('https://qa.example/canvass');
  await panel.getByRole('button', { name: 'Copy link' }).click();
  await expect(panel).toContainText('Copied');
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect(link.origin + link.pathname).toBe('https://qa.example/canvass/');
  expect(JSON.parse(link.searchParams.get('demo') ?? '')).toEqual({
    path: '/agents',
    signedInAs: 'owner',
  });
});

test('an unreadable link says why, and changes nothing (DEMO-13)', async ({ page, open }) => {
  await open('/dashboard', { world: 'onePage', signedInAs: 'owner' });
  for (const [demo, reason] of [
    ['{"world":"flat"}', 'world: Invalid option'],
    ['{"persona":"owner"}', 'Unrecognized key: "persona"'],
    ['{"world":', 'JSON'],
  ] as const) {
    await page.goto(`/dashboard?demo=${encodeURIComponent(demo)}`);
    await expect(page.getByRole('heading', { name: 'Canvass could not start' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('cannot be read, so nothing was changed');
    await expect(page.getByRole('main')).toContainText(reason);
  }
  await page.getByRole('link', { name: 'Open Canvass from the start' }).click();
  await expect(page).toHaveURL('/');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByText('Survey 1 of 10', { exact: true })).toBeVisible();
});
