import { expect, test, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { every, heldAnswer, malformed, network, next, status } from '#fixtures/faults.ts';
import documentedStates from '../../docs/states.md?raw';
import { expectConsoleMessage } from '../support/consoleMessages.ts';
import { fillFields } from '../support/fillFields.ts';
import { currentUrl, findDemoPanel, goTo, renderScreen, toast } from '../support/renderScreen.tsx';

const panel = findDemoPanel();

/** Waits for the focus of an element of the panel's shadow tree. */
const expectFocus = (locator: Locator) =>
  expect.poll(() => document.activeElement?.shadowRoot?.activeElement).toBe(locator.element());

/** Keeps what the panel copies. */
const watchClipboard = () => vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();

test('a fault sets any status and message for exactly the nth response, and counts responses (DEMO-6)', async () => {
  await renderScreen('/login', { panel: 'Faults' });
  await panel.getByLabelText('Call').selectOptions('POST /auth/sign-up');
  await panel.getByLabelText('Which answers').selectOptions('The nth one');
  await panel.getByLabelText('Which, counted from now').fill('2');
  await panel.getByLabelText('Status').fill('409');
  await panel.getByLabelText('Message').fill('Somebody was faster');
  await panel.getByRole('button', { name: 'Add fault' }).click();
  await expect
    .element(panel)
    .toMatchTextContent('409 Somebody was faster, answer number 2; 0 seen');
  await page.getByRole('link', { name: 'Sign up here' }).click();
  await fillFields({
    'First name': 'Ada',
    'Last name': 'King',
    Email: 'nadia@canvass.example',
    Password: 'secret1',
  });
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect
    .element(toast('alert'))
    .toMatchTextContent('An account with this email already exists');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect.element(toast('alert')).toMatchTextContent('Somebody was faster');
  await expect
    .element(panel)
    .toMatchTextContent('409 Somebody was faster, answer number 2; 2 seen');
  await expect.element(panel).toMatchTextContent('Spent: it does nothing any more.');
  await panel.getByRole('button', { name: 'Remove the fault of POST /auth/sign-up' }).click();
  await expect.element(panel).toMatchTextContent('Nothing: every call answers by its rule.');
});

test('an invalid fault shows its reason, and stays in the form (DEMO-6)', async () => {
  await renderScreen('/login', { panel: 'Faults' });
  const add = panel.getByRole('button', { name: 'Add fault' });
  await panel.getByLabelText('Status').fill('99');
  await panel.getByLabelText('Message').fill('Kept');
  await add.click();
  await expect
    .element(panel.getByRole('alert'))
    .toMatchTextContent('status: a whole number from 200 to 599');
  await expect.element(panel.getByLabelText('Message')).toHaveValue('Kept');
  await panel.getByLabelText('Answer', { exact: true }).selectOptions('A body of my own');
  await panel.getByLabelText('Body, as JSON').fill('{"token":');
  await add.click();
  await expect.element(panel.getByRole('alert')).toMatchTextContent('The body is not JSON');
  await expect.element(panel.getByLabelText('Body, as JSON')).toHaveValue('{"token":');
  await expect.element(panel).toMatchTextContent('Nothing: every call answers by its rule.');
  await panel.getByLabelText('Body, as JSON').fill('{"token":"x"}');
  await add.click();
  await expect.element(panel.getByRole('alert')).toHaveLength(0);
  await expect.element(panel).toMatchTextContent('200 {"token":"x"}, the next answer; 0 seen');
});

test('after expiring the session in the panel, the next request ends it (DEMO-9)', async () => {
  await renderScreen('/dashboard', { as: 'owner', panel: 'Time' });
  await expect.element(page.getByRole('row', { name: /Market day shoppers/ })).toBeVisible();
  await panel.getByRole('button', { name: 'Expire the session now' }).click();
  await expect.element(panel).toMatchTextContent('Expired: the next call is answered 401.');
  expect(currentUrl()).toBe('/dashboard');
  await page.getByRole('link', { name: 'Agents' }).click();
  await expect.poll(currentUrl).toBe('/login');
});

test('the catalogue search finds states by words of their name or texts, and says if there is none (DEMO-25)', async () => {
  await renderScreen('/', { panel: 'Catalogue' });
  const search = panel.getByLabelText('Search the catalogue');
  await search.fill('invalid reset link');
  const foundItems = panel.getByRole('list', { name: 'Found' }).getByRole('listitem');
  await expect.element(foundItems.first()).toBeVisible();
  await search.fill('xyzzy');
  await expect.element(panel.getByText('No state says so.')).toBeVisible();
});

test('the panel releases a held response while a dialog of the product is open (DEMO-6)', async () => {
  await renderScreen('/agents', {
    as: 'owner',
    panel: 'Faults',
    faults: [every('PATCH /agent/:id/status', heldAnswer)],
  });
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click();
  await page.getByRole('menuitem').nth(1).click();
  const confirm = page.getByRole('dialog').getByRole('button', { name: 'Confirm' });
  // Once it is open, a dialog takes the focus again.
  await expect
    .element(
      page.getByCss('.bp6-dialog-container:is(.bp6-overlay-appear-done, .bp6-overlay-enter-done)'),
    )
    .toBeVisible();
  const message = panel.getByLabelText('Message');
  await message.click();
  await userEvent.keyboard('typed beside a dialog');
  await expectFocus(message);
  await expect.element(message).toHaveValue('typed beside a dialog');
  await confirm.click();
  const release = panel.getByRole('button', { name: 'Release PATCH /agent/:id/status' });
  await release.click();
  await expect.element(toast('status')).toMatchTextContent('Success');
  await expect.element(release).toHaveLength(0);
});

test('keys typed in the panel do not reach the builder’s shortcuts (DEMO-2)', async () => {
  await renderScreen('/surveys/create', { as: 'owner', panel: 'Faults' });
  const question = page.getByLabelText(/^Q\d+ text$/);
  await question.fill('Why?');
  const message = panel.getByLabelText('Message');
  await message.click();
  await userEvent.keyboard('abc');
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(question).toHaveValue('Why?');
  await expect.element(message).not.toHaveValue('abc');
});

test('two held responses of one call are released in reverse order, each with its request (DEMO-19)', async () => {
  await renderScreen('/agents', {
    as: 'owner',
    panel: 'Faults',
    faults: [every('GET /agent', heldAnswer)],
  });
  await expect.element(panel.getByText('/agent?page=1&limit=10')).toBeVisible();
  await goTo('/agents?page=2');
  await expect.element(panel.getByText('/agent?page=2&limit=10')).toBeVisible();
  await panel.getByRole('button', { name: 'Release GET /agent (2)' }).click();
  await expect.element(page.getByText('Showing 11-20 of 23 agents')).toBeVisible();
  await expect.element(panel.getByText('/agent?page=1&limit=10')).toBeVisible();
});

test('the shortcut focuses the panel, arrow keys choose its tabs, and Escape returns the focus (DEMO-24)', async () => {
  await renderScreen('/dashboard', { as: 'owner', panel: 'Start' });
  await panel.getByRole('button', { name: 'Close' }).click();
  const create = page.getByRole('link', { name: 'Create Survey' });
  const shortcut = '{Alt>}{Shift>}[KeyQ]{/Shift}{/Alt}';
  (create.element() as HTMLElement).focus();
  await userEvent.keyboard(shortcut);
  await expectFocus(panel.getByRole('tab', { name: 'Start' }));
  await userEvent.keyboard('{ArrowRight}');
  await expectFocus(panel.getByRole('tab', { name: 'Catalogue' }));
  await expect.element(panel.getByRole('tabpanel', { name: 'Catalogue' })).toBeVisible();
  await userEvent.keyboard('{End}');
  await expect
    .element(panel.getByRole('tab', { name: 'Report' }))
    .toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Escape}');
  await expect.element(panel).toHaveLength(0);
  await expect.element(create).toHaveFocus();
});

test('the panel has every row of the catalogue with the documented link (DEMO-1, DEMO-7)', async () => {
  await renderScreen('/', { panel: 'Catalogue' });
  const links = panel.getByRole('link', { name: /^Open: /, includeHidden: true });
  await expect.poll(() => links.elements().length).toBeGreaterThan(60);
  const offered = links
    .elements()
    .map((link) => [
      link.getAttribute('aria-label')?.replace('Open: ', ''),
      link.getAttribute('href'),
    ]);
  const documented = documentedStates.matchAll(/^\| \[(.+?)\]\(http:\/\/localhost:3000(\S+)\)/gm);
  expect(offered).toEqual([...documented].map(([, name, link]) => [name, link]));
});

test('the panel saves files that test the image rules (DEMO-7)', async () => {
  await renderScreen('/surveys/create', { as: 'owner', panel: 'Catalogue' });
  const savedFiles: File[] = [];
  const create = vi.spyOn(URL, 'createObjectURL');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    const blob = create.mock.lastCall?.[0] as Blob;
    savedFiles.push(new File([blob], this.download, { type: blob.type }));
  });
  const save = async (label: string) => {
    await panel.getByRole('button', { name: label, exact: true }).click();
    const file = savedFiles.at(-1);
    if (!file) throw new Error('nothing was saved');
    return file;
  };
  for (const [label, outcome] of [
    ['Not a picture', 'Invalid file'],
    ['A picture of a byte more', 'Image too large'],
  ] as const) {
    await page.getByLabelText('Add Logo').upload(await save(label));
    await expect.element(toast('alert')).toMatchTextContent(outcome);
  }
  expect((await save('A picture of just 5 MB')).size).toBe(5_000_000);
});

test('the panel sets the latency of all calls and of one call (DEMO-8)', async () => {
  const { controls } = await renderScreen('/login', { panel: 'Time' });
  const latencies = () => [
    controls.latencyOf('POST /auth/login'),
    controls.latencyOf('GET /agent'),
  ];
  expect(latencies()).toEqual([0, 0]);
  await panel.getByLabelText('Of all calls').selectOptions('Realistic: 300 ms');
  expect(latencies()).toEqual([300, 300]);
  await panel.getByLabelText('Of one call').selectOptions('POST /auth/login');
  await panel.getByLabelText('Latency of POST /auth/login').selectOptions('Slow: 3000 ms');
  expect(latencies()).toEqual([3000, 300]);
  await panel.getByRole('button', { name: 'Latency of POST /auth/login as of all' }).click();
  expect(latencies()).toEqual([300, 300]);
});

test('the log shows each call’s request and response, whether the contract has it, and its curl command (DEMO-12)', async () => {
  const copied = watchClipboard();
  await renderScreen('/login', {
    panel: 'Calls',
    faults: [next('POST /auth/login', status(503, 'Busy'))],
  });
  const unexercised = panel.getByRole('heading', { name: /^Not exercised yet/ });
  await expect
    .element(unexercised)
    .toMatchTextContent(/Not exercised yet: (\d+) of \1 interactions/);
  await fillFields({ Email: 'nadia@canvass.example', Password: 'Nadia-2026' });
  await page.getByRole('button', { name: 'Login' }).click();
  const call = panel.getByRole('listitem').first();
  await expect.element(call).toMatchTextContent('503 POST /auth/login not in the contract');
  await call.getByText('POST /auth/login').first().click();
  await expect.element(call).toMatchTextContent('No interaction declares an answer 503 to it');
  await expect.element(call).toMatchTextContent('"email": "nadia@canvass.example"');
  await expect.element(call).toMatchTextContent('"message": "Busy"');
  await call.getByRole('button', { name: 'Copy as curl' }).click();
  await expect.element(call).toMatchTextContent('Copied');
  expect(copied.mock.lastCall?.[0]).toMatch(
    /^# npm run mock-api -- --port 4010\ncurl -X POST 'http:\/\/localhost:4010\/api\/v1\/auth\/login' \\\n {2}-H 'content-type: application\/json' \\\n {2}--data-raw '\{"email":"nadia@canvass.example","password":"Nadia-2026"\}'$/,
  );
  await page.getByRole('button', { name: 'Login' }).click();
  await expect.element(panel.getByText('200 POST /auth/login in the contract')).toBeVisible();
  // The login soon leads to the dashboard, whose calls count too.
  await expect
    .element(unexercised)
    .not.toMatchTextContent(/Not exercised yet: (\d+) of \1 interactions/);
  const list = panel.getByRole('listitem');
  const filterByText = (text: string) => list.filter({ hasText: text });
  await expect
    .element(filterByText('a login with the right password POST /auth/login 200'))
    .toHaveLength(0);
  await expect
    .element(filterByText('a login with a wrong password POST /auth/login 401'))
    .toHaveLength(1);
  await panel.getByRole('button', { name: 'Clear' }).click();
  await expect.element(panel).toMatchTextContent('None yet.');
});

test('with working storage the panel shows no warning about memory (DEMO-15)', async () => {
  await renderScreen('/dashboard', { as: 'owner', panel: 'Start' });
  await expect.element(panel.getByRole('button', { name: 'Reset' })).toBeVisible();
  await expect.element(panel).not.toMatchTextContent('in memory');
  await expect.element(page.getByTitle(/Data are kept in memory only/)).toHaveLength(0);
});

test('the panel makes links to another host, and reports an invalid host (DEMO-27)', async () => {
  const copied = watchClipboard();
  await renderScreen('/agents', { as: 'owner', panel: 'Start' });
  const host = panel.getByLabelText('Address of the demo in links');
  const copy = panel.getByRole('button', { name: 'Copy link' });
  await expect.element(host).toHaveValue(`${location.origin}/`);
  await host.fill('qa.example');
  await expect
    .element(panel.getByText('No address: it begins with http:// or https://'))
    .toBeVisible();
  await expect.element(copy).toBeDisabled();
  await host.fill('https://qa.example/canvass');
  await panel.getByRole('tab', { name: 'Faults' }).click();
  await panel.getByRole('tab', { name: 'Start' }).click();
  await expect.element(host).toHaveValue('https://qa.example/canvass');
  await copy.click();
  await expect.element(panel).toMatchTextContent('Copied');
  const link = new URL(String(copied.mock.lastCall?.[0]));
  expect(link.origin + link.pathname).toBe('https://qa.example/canvass/');
  expect(JSON.parse(link.searchParams.get('demo') ?? '')).toMatchObject({ signedInAs: 'owner' });
});

for (const [kind, answer, expectedText] of [
  ['A network failure', network, 'network failure, every answer; 0 seen'],
  ['A malformed body', malformed, 'malformed body, every answer; 0 seen'],
] as const) {
  test(`in the panel, ${kind.toLowerCase()} can be set for every response (DEMO-6)`, async () => {
    const { controls } = await renderScreen('/dashboard', { as: 'owner', panel: 'Faults' });
    await panel.getByLabelText('Call').selectOptions('GET /agent');
    await panel.getByLabelText('Which answers').selectOptions('Every one');
    await panel.getByLabelText('Answer', { exact: true }).selectOptions(kind);
    await panel.getByRole('button', { name: 'Add fault' }).click();
    await expect.element(panel).toMatchTextContent(expectedText);
    expect(controls.state().settings.faults).toEqual([every('GET /agent', answer)]);
    await page.getByRole('link', { name: 'Agents' }).click();
    await expect.element(page.getByText('The agents could not be loaded.')).toBeVisible();
    expectConsoleMessage('The agents could not be loaded');
  });
}

for (const [world, label, path, text] of [
  ['standard', 'Standard', '/agents', 'Showing 1-10 of 23 agents'],
  ['empty', 'Empty', '/agents', 'No agents found.'],
  ['onePage', 'One page', '/agents', 'Showing 1-10 of 10 agents'],
  ['elevenPages', 'Eleven pages', '/agents', 'Showing 1-10 of 105 agents'],
  ['large', 'Large', '/responses', 'Showing 1-10 of 10,000 responses'],
  ['longSurvey', 'Long', '/dashboard', 'Two hundred questions'],
  ['hostile', 'Hostile', '/dashboard', '<script>document.title = "broken"</script>'],
  ['broken', 'Broken', '/dashboard', 'Choices without choices'],
] as const) {
  test(`loading the data set “${label}” shows its records (DEMO-4)`, async () => {
    await renderScreen(path, { as: 'owner', world, panel: 'Start' });
    await expect.element(page.getByText(text).first()).toBeVisible();
    const option = panel.getByRole('option', { name: new RegExp(`^${label}`) });
    await expect.element(option).toHaveAttribute('value', world);
  });
}

test('the page uses the full width again after the panel is removed', async () => {
  await renderScreen('/');
  const sheets = document.adoptedStyleSheets.length;
  await renderScreen('/', { panel: 'Start' });
  const reservedWidth = () => getComputedStyle(document.documentElement).paddingRight;
  await expect.poll(reservedWidth).toBe('360px');
  await renderScreen('/');
  await expect.poll(reservedWidth).toBe('0px');
  expect(document.documentElement.className).not.toContain('demo-panel');
  expect(document.adoptedStyleSheets).toHaveLength(sheets);
});

test('the tooltip of the Demo button lists changed settings, and the latency menu shows a custom value (DEMO-2, DEMO-8)', async () => {
  await renderScreen('/login', { panel: 'Time' });
  const title = () => page.getByRole('button', { name: /^Demo/ }).element().getAttribute('title');
  expect(title()).not.toContain('Not as usual');
  await panel.getByLabelText('In milliseconds').fill('500');
  await expect
    .poll(
      () =>
        panel
          .getByLabelText('Of all calls')
          .element()
          .querySelector<HTMLOptionElement>('option:checked')?.textContent,
    )
    .toBe('500 ms');
  await expect.poll(title).toContain('Not as usual: latency');
  await panel.getByLabelText('In milliseconds').fill('0');
  await panel.getByLabelText('Of all calls').selectOptions('None');
  await panel.getByRole('checkbox', { name: /^Redirects take/ }).click();
  await expect.poll(title).toContain('redirects');
});
