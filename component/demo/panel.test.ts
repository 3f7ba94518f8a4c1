import { beforeEach, expect, test, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { every, heldResponse, next, status } from '#fixtures/faults.ts';
import documentedStates from '../../docs/states.md?raw';
import { fillFields } from '../support/fillFields.ts';
import { currentUrl, findDemoPanel, goTo, renderScreen, toast } from '../support/renderScreen.tsx';

const panel = findDemoPanel();

// Wide enough for the sidebar beside the open panel.
beforeEach(() => page.viewport(1440, 900));

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

test('two held responses of one call are released in reverse order, each with its request (DEMO-19)', async () => {
  await renderScreen('/agents', {
    as: 'owner',
    panel: 'Faults',
    faults: [every('GET /agent', heldResponse)],
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
  const createLink = page.getByRole('link', { name: 'Create Survey' });
  const shortcut = '{Alt>}{Shift>}[KeyQ]{/Shift}{/Alt}';
  (createLink.element() as HTMLElement).focus();
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
  await expect.element(createLink).toHaveFocus();
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
  await expect.element(page.getByRole('row', { name: /Market day shoppers/ })).toBeVisible();
  await panel.getByRole('button', { name: 'Clear' }).click();
  await expect.element(panel).toMatchTextContent('None yet.');
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

test('the menu of data sets lists all, and loads the chosen one (DEMO-4)', async () => {
  await renderScreen('/agents', { as: 'owner', world: 'elevenPages', panel: 'Start' });
  await expect.element(page.getByText('Showing 1-10 of 105 agents')).toBeVisible();
  const names = [
    'Standard',
    'Empty',
    'One page',
    'Eleven pages',
    'Large',
    'Long',
    'Hostile',
    'Broken',
  ];
  for (const name of names) {
    await expect
      .element(panel.getByRole('option', { name: new RegExp(`^${name}`) }))
      .toHaveLength(1);
  }
});

test('the panel shows current passwords, and accounts that signed up here (DEMO-3)', async () => {
  const { database } = await renderScreen('/agents', { as: 'owner', panel: 'Start' });
  await expect.element(panel).toMatchTextContent('Nadia-2026');
  await database.users.update((query) => query.where({ id: 2 }), {
    data: (draft) => {
      draft.password = 'Nadia-2027';
    },
  });
  const [nadia] = database.users.findMany((query) => query.where({ id: 2 }));
  if (!nadia) throw new Error('Nadia is missing');
  await database.users.create({ ...nadia, id: 99, firstName: 'Zora', email: 'zora@example.com' });
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect.element(panel).toMatchTextContent('Nadia-2027');
  await expect.element(panel).toMatchTextContent('zora@example.com');
});
