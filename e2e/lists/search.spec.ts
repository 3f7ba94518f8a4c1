import type { Page } from '@playwright/test';
import { held, next, status } from '../support/answers.ts';
import { demoOf, setDemo } from '../support/canvassDemo.ts';
import { expect, test } from '../support/test.ts';

const search = (page: Page, noun: string) =>
  page.getByRole('searchbox', { name: `Search ${noun}` });
const titles = (page: Page) =>
  page.getByRole('table', { name: 'All Surveys' }).locator('tbody tr td:nth-child(2)');

test('surveys of every page are searched as one types, by case and accents unmoved (FIND-1, FIND-4)', async ({
  page,
  open,
}) => {
  await open('/dashboard', { signedInAs: 'owner' });
  await expect(page.getByRole('row', { name: /Market day shoppers/ })).toBeVisible();
  await search(page, 'surveys').pressSequentially('RADIOS');
  await expect(titles(page)).toHaveText(['Phones and radios']);
  await expect(page.getByText('1 of 14 surveys')).toBeVisible();
  await expect(page).toHaveURL('/dashboard?q=RADIOS');
  await page.reload();
  await expect(search(page, 'surveys')).toHaveValue('RADIOS');
  await expect(titles(page)).toHaveText(['Phones and radios']);
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(titles(page)).toHaveCount(10);
});

test('a status or column in the address that the list has not asks for nothing (FIND-4)', async ({
  page,
  open,
}) => {
  await open('/agents?status=Sleeping&sort=-Shoe size', { signedInAs: 'owner' });
  await expect(page.getByText('Showing 1-10 of 23 agents')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Status: All statuses' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Clear' })).toHaveCount(0);
});

test('Back takes a search away as a whole, and leaves the order that it was in (FIND-4)', async ({
  page,
  open,
}) => {
  await open('/agents', { signedInAs: 'owner' });
  await page.getByRole('button', { name: 'Name' }).click();
  await expect(page).toHaveURL('/agents?sort=Name');
  await search(page, 'agents').pressSequentially('chi');
  await expect(page).toHaveURL('/agents?sort=Name&q=chi');
  await page.goBack();
  await expect(page).toHaveURL('/agents?sort=Name');
  await expect(search(page, 'agents')).toHaveValue('');
  await page.goBack();
  await expect(page).toHaveURL('/agents');
});

test('Back right after a letter, before it is drawn, empties the field too (FIND-4)', async ({
  page,
  open,
}) => {
  await open('/agents', { signedInAs: 'owner' });
  await search(page, 'agents').evaluate((field: HTMLInputElement) => {
    // Letters and step back in one task: what the letters ask for is never drawn.
    const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    write?.call(field, 'chi');
    field.dispatchEvent(new Event('input', { bubbles: true }));
    history.back();
  });
  await expect(page).toHaveURL('/agents');
  await expect(page.getByText('Showing 1-10 of 23 agents')).toBeVisible();
  await expect(search(page, 'agents')).toHaveValue('');
  await page.goForward();
  await expect(search(page, 'agents')).toHaveValue('chi');
});

test('what is not there is said, and the search can be taken back (FIND-1)', async ({
  page,
  open,
}) => {
  await open('/agents', { signedInAs: 'owner' });
  await search(page, 'agents').fill('nobody of that name');
  await expect(page.getByText('Nothing matches.')).toBeVisible();
  await expect(page.getByText('Showing 0-0 of 0 agents found')).toBeVisible();
  await search(page, 'agents').fill('');
  await expect(page.getByText('Showing 1-10 of 23 agents')).toBeVisible();
});

test('agents are found by e-mail, and filtered by status (FIND-1, FIND-2)', async ({
  page,
  open,
}) => {
  await open('/agents', { signedInAs: 'owner' });
  await page.getByRole('button', { name: 'Status: All statuses' }).click();
  await page.getByRole('menuitemradio', { name: 'Deactivated' }).click();
  await expect(page).toHaveURL('/agents?status=Deactivated');
  const badges = page.locator('tbody .badge');
  await expect(page.getByText(/of \d+ agents found/)).toBeVisible();
  expect(new Set(await badges.allTextContents())).toEqual(new Set(['Deactivated']));
  await page.goBack();
  await expect(page.getByText('Showing 1-10 of 23 agents')).toBeVisible();
});

test('a header orders every page: ascending, descending, as it was (FIND-3)', async ({
  page,
  open,
}) => {
  await open('/dashboard', { signedInAs: 'owner' });
  const header = page.getByRole('columnheader', { name: 'Title' });
  const asItWas = await titles(page).first().textContent();
  await header.getByRole('button').click();
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
  await expect(titles(page).first()).toHaveText('A survey without questions');
  await header.getByRole('button').click();
  await expect(header).toHaveAttribute('aria-sort', 'descending');
  await expect(titles(page).first()).toHaveText('Water at home');
  await page.getByRole('button', { name: '2', exact: true }).click();
  await expect(page).toHaveURL('/dashboard?sort=-Title&page=2');
  await expect(titles(page)).toHaveCount(4);
  await header.getByRole('button').click();
  await expect(page).toHaveURL('/dashboard');
  await expect(titles(page).first()).toHaveText(asItWas ?? '');
});

test('hits are there before all pages are, and their number grows (FIND-5)', async ({
  page,
  open,
  release,
}) => {
  await open('/responses', {
    signedInAs: 'owner',
    world: 'large',
    faults: [{ call: 'GET /response/get-response-list', on: 3, answer: { kind: 'held' } }],
  });
  await expect(page.getByText('Showing 1-10 of 10,000 responses')).toBeVisible();
  await page.getByRole('columnheader', { name: 'Completion %' }).getByRole('button').click();
  await expect(page.getByText('Sorting… 100 of 10,000 read')).toBeVisible();
  await expect(page.getByText('Showing 1-10 of 100 responses found')).toBeVisible();
  await release('GET /response/get-response-list');
  await expect(page.getByText('10,000 of 10,000 responses')).toBeVisible({ timeout: 45_000 });
});

test('a failure keeps what was found, and goes on where it stopped (FIND-5)', async ({
  page,
  open,
}) => {
  await open('/responses', {
    signedInAs: 'owner',
    world: 'large',
    faults: [
      { call: 'GET /response/get-response-list', on: 4, answer: { kind: 'status', status: 500 } },
    ],
  });
  await expect(page.getByText('Showing 1-10 of 10,000 responses')).toBeVisible();
  await page.getByRole('columnheader', { name: 'Completion %' }).getByRole('button').click();
  await expect(page.getByText('The other responses could not be loaded.')).toBeVisible();
  await expect(page.getByText(/Showing 1-10 of \d+ responses found/)).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('10,000 of 10,000 responses')).toBeVisible({ timeout: 45_000 });
});

test('leaving the list stops the fetching of its pages (FIND-5)', async ({ page, open }) => {
  await open('/responses', { signedInAs: 'owner', world: 'large' });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('pageSize=100')) asked.push(request.url());
  });
  await expect(page.getByText('Showing 1-10 of 10,000 responses')).toBeVisible();
  await page.getByRole('columnheader', { name: 'Completion %' }).getByRole('button').click();
  await expect(page.getByText(/Sorting… [\d,]+ of 10,000 read/)).toBeVisible();
  await page.getByRole('link', { name: 'Analyze Surveys' }).click();
  await expect(page.getByRole('heading', { name: 'Analyze Surveys' })).toBeVisible();
  expect(asked.length).toBeLessThan(100);
  const count = asked.length;
  await page.getByRole('link', { name: 'Agents' }).click();
  await expect(page.getByText('No agents found.')).toBeVisible();
  expect(asked).toHaveLength(count);
});

test('the lists to analyze and to look at keep their search apart from one another (FIND-1)', async ({
  page,
  open,
}) => {
  await open('/analyze-surveys', { signedInAs: 'superAdmin' });
  await search(page, 'surveys').fill('tomas');
  await expect(page.getByText(/\d+ of \d+ surveys/)).toBeVisible();
  await expect(page.getByRole('cell', { name: 'nadia@canvass.example' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(search(page, 'surveys')).toHaveValue('');
});

test('on a phone each row is a card with every column; responses keep their rows (FIND-6, RESPONSES-3)', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open('/agents', { signedInAs: 'owner' });
  const first = page.getByRole('row').nth(1);
  await expect(first.getByRole('cell')).toHaveCount(5);
  for (const cell of await first.getByRole('cell').all()) await expect(cell).toBeVisible();
  const [name, email] = await first.getByRole('cell').all();
  const [above, below] = [await name?.boundingBox(), await email?.boundingBox()];
  expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
  await page.getByRole('button', { name: 'Order: Usual order' }).click();
  await page.getByRole('menuitemradio', { name: 'Email, ascending' }).click();
  await expect(page).toHaveURL('/agents?sort=Email');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.goto('/responses');
  await expect(page.getByRole('columnheader', { name: 'Name' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Survey' })).toBeHidden();
});

test('a first page of a search that fails can be tried again (FIND-5)', async ({
  page,
  open,
  expectTrouble,
}) => {
  await open('/agents?q=a', { signedInAs: 'owner', faults: [next('GET /agent', status(500))] });
  await expect(page.getByText('The agents could not be loaded.')).toBeVisible();
  expectTrouble('The agents could not be loaded');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/of \d+ agents found/)).toBeVisible();
});

test('a list with nothing in it leads to the first step, and has nothing to search (FIND-7)', async ({
  page,
  open,
}) => {
  for (const [path, text, to] of [
    ['/dashboard', 'Create your first survey', '/surveys/create'],
    ['/analyze-surveys', 'Create your first survey', '/surveys/create'],
    ['/agents', 'Create your first agent', '/agents/create'],
    ['/responses', 'Open a survey, and its answers come here', '/dashboard'],
  ] as const) {
    await test.step(path, async () => {
      await open(path, { signedInAs: 'owner', world: 'empty' });
      const step = page.getByRole('link', { name: text });
      await expect(step).toHaveAttribute('href', to);
      await expect(page.getByRole('searchbox')).toHaveCount(0);
    });
  }
});

test('what stands in a column is found, and an export says that it is of all (FIND-1)', async ({
  page,
  open,
}) => {
  await open('/responses', { signedInAs: 'owner' });
  await search(page, 'responses').fill('mar 01, 2026');
  await expect(page.getByRole('cell', { name: 'Mar 01, 2026' }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Export all as CSV' })).toBeVisible();
});

test('Clear and a chosen status leave the focus where one goes on (FIND-1, FIND-2)', async ({
  page,
  open,
}) => {
  await open('/agents?q=a', { signedInAs: 'owner' });
  await page.getByRole('button', { name: 'Clear' }).press('Enter');
  await expect(search(page, 'agents')).toBeFocused();
  const status = page.getByRole('button', { name: /^Status:/ });
  await status.press('Enter');
  await expect(page.getByRole('menuitemradio').first()).toBeFocused();
  await page.getByRole('menuitemradio', { name: 'Deactivated' }).press('Enter');
  await expect(status).toHaveText(/Deactivated/);
  await expect(status).toBeFocused();
});

test('rows that cannot be read again stay, and it is said which they are not (FIND-5, SEAM-15)', async ({
  page,
  open,
  expectTrouble,
}) => {
  expectTrouble('The agents could not be loaded');
  await open('/agents?q=a', {
    signedInAs: 'owner',
    faults: [{ call: 'GET /agent', on: 2, answer: status(500) }],
  });
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: /activate/i }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('The newest agents could not be loaded.')).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('The newest agents could not be loaded.')).toHaveCount(0);
});

test('when the row that was worked on leaves, the focus is on the one in its place (SEAM-27, FIND-2)', async ({
  page,
  open,
}) => {
  await open('/dashboard?status=Open', { signedInAs: 'owner' });
  const actions = page.getByRole('button', { name: /^Actions for/ });
  const [first, second] = [actions.nth(0), actions.nth(1)];
  await expect(second).toBeVisible();
  const following = (await second.getAttribute('aria-label')) ?? '';
  await first.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.getByRole('menuitem', { name: 'Close' }).press('Enter');
  await page.getByRole('button', { name: 'Confirm' }).press('Enter');
  await expect(actions.nth(0)).toHaveAccessibleName(following);
  await expect(actions.nth(0)).toBeFocused();
});

for (const [place, loseFocus] of [
  ['in the question', () => undefined],
  ['nowhere', () => (document.activeElement as HTMLElement).blur()],
] as const) {
  test(`a row that leaves while a question about it is open, the focus ${place}, leaves it to the one in its place (SEAM-27)`, async ({
    page,
    open,
    release,
  }) => {
    await open('/dashboard?status=Open', {
      signedInAs: 'owner',
      faults: [next('POST /survey/update-status', held)],
    });
    const actions = page.getByRole('button', { name: /^Actions for/ });
    await expect(actions.nth(1)).toBeVisible();
    const following = (await actions.nth(1).getAttribute('aria-label')) ?? '';
    await actions.first().press('Enter');
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await page.getByRole('menuitem', { name: 'Close' }).press('Enter');
    await page.getByRole('button', { name: 'Confirm' }).press('Enter');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Confirm' })).toBeFocused();
    await page.evaluate(loseFocus);
    const demo = await demoOf(page);
    await demo.evaluate(async ({ backend }) => {
      const { surveys } = backend.database;
      await surveys.update((query) => query.where({ title: 'Market day shoppers' }), {
        data: (draft) => {
          draft.status = 'Closed';
        },
      });
    });
    await setDemo(page, { network: 'offline' });
    await setDemo(page, { network: 'online' });
    await expect(actions.first()).toHaveAccessibleName(following);
    await release('POST /survey/update-status');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(actions.first()).toBeFocused();
  });
}

test('the key that chooses a status does not open the menu again (FIND-2)', async ({
  page,
  open,
}) => {
  await open('/agents', { signedInAs: 'owner' });
  const status = page.getByRole('button', { name: /^Status:/ });
  await status.click();
  await expect(page.getByRole('menuitemradio', { name: 'All statuses' })).toBeFocused();
  await page.getByRole('menuitemradio', { name: 'Deactivated' }).focus();
  await page.keyboard.down('Enter');
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 })),
  );
  await expect(status).toHaveText(/All statuses/);
  await page.keyboard.up('Enter');
  await expect(status).toHaveText(/Deactivated/);
  await expect(status).toBeFocused();
  await expect(status).toHaveAttribute('aria-expanded', 'false');
});

test('a search that is opened by its address asks for what it shows, and nothing else (FIND-4, LOAD-3)', async ({
  page,
  open,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === '/api/v1/survey') calls.push(pathname);
  });
  await open('/dashboard?q=market', { signedInAs: 'owner' });
  await expect(page.getByRole('row', { name: /Market day shoppers/ })).toBeVisible();
  expect(calls).toHaveLength(1);
});

test('the menus of a row take keys at once (KEYS-4)', async ({ page, open }) => {
  await page.clock.install();
  await open('/dashboard', { signedInAs: 'owner' });
  const actions = page.getByRole('button', { name: /^Actions for/ }).first();
  await expect(actions).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await actions.press('Enter');
  await page.clock.runFor(50);
  await expect(page.getByRole('menuitem').first()).toBeFocused();
});

test('while another page loads, the rows of the old one are dimmed, busy, and counted as what they are (FIND-8)', async ({
  page,
  open,
  release,
}) => {
  await open('/responses', {
    signedInAs: 'owner',
    faults: [{ call: 'GET /response/get-response-list', on: 2, answer: held }],
  });
  const table = page.getByRole('table', { name: 'All Responses' });
  await expect(page.getByText('Showing 1-10 of 491 responses')).toBeVisible();
  await expect(table).toHaveAttribute('aria-busy', 'false');
  await page.getByRole('button', { name: '5', exact: true }).click();
  await expect(page).toHaveURL('/responses?page=5');
  await expect(table).toHaveAttribute('aria-busy', 'true');
  await expect(table.locator('tbody')).toHaveCSS('opacity', '0.85');
  await expect(page.getByText('Showing 1-10 of 491 responses')).toBeVisible();
  await release('GET /response/get-response-list');
  await expect(page.getByText('Showing 41-50 of 491 responses')).toBeVisible();
  await expect(table).toHaveAttribute('aria-busy', 'false');
  await expect(table.locator('tbody')).toHaveCSS('opacity', '1');
});

test('rows that are sorted before all pages are there are marked as partial (FIND-8)', async ({
  page,
  open,
  release,
}) => {
  await open('/responses?sort=Name', {
    signedInAs: 'owner',
    faults: [{ call: 'GET /response/get-response-list', on: 4, answer: held }],
  });
  await expect(page.getByText('Sorting… 300 of 491 read')).toBeVisible();
  const table = page.getByRole('table', { name: 'All Responses' });
  await expect(table).toHaveAttribute('aria-busy', 'true');
  await release('GET /response/get-response-list');
  await expect(page.getByText('491 of 491 responses')).toBeVisible();
  await expect(table).toHaveAttribute('aria-busy', 'false');
});

test('a page beyond the last never says that there is nothing (SEAM-24)', async ({
  page,
  open,
  release,
}) => {
  await open('/dashboard?page=99', {
    signedInAs: 'owner',
    faults: [{ call: 'POST /survey', on: 2, answer: held }],
  });
  await expect(page).toHaveURL('/dashboard?page=2');
  await expect(page.getByText('Loading...')).toBeVisible();
  await expect(page.getByText('No results.')).toHaveCount(0);
  await release('POST /survey');
  await expect(titles(page)).toHaveCount(4);
});

test('a search keeps 200 characters, in the field and in the address (FIND-9)', async ({
  page,
  open,
}) => {
  await open('/agents', { signedInAs: 'owner' });
  await search(page, 'agents').fill('x'.repeat(20_000));
  await expect(search(page, 'agents')).toHaveValue('x'.repeat(200));
  await expect(page).toHaveURL(`/agents?q=${'x'.repeat(200)}`);
  await page.goto(`/agents?q=${'y'.repeat(2000)}`);
  await expect(search(page, 'agents')).toHaveValue('y'.repeat(200));
  await expect(page).toHaveURL(`/agents?q=${'y'.repeat(200)}`);
});

test.describe('with prefetching', () => {
  test.use({ fetchesAhead: true });

  test('pointing at page buttons requests only pages that exist, disabled buttons included (FIND-10)', async ({
    page,
    open,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/agent?')) asked.push(new URL(request.url()).search);
    });
    await open('/agents', { signedInAs: 'owner' });
    await expect(page.getByText('Showing 1-10 of 23 agents')).toBeVisible();
    const hover = (name: string) =>
      page.getByRole('button', { name, exact: true }).hover({ force: true });
    await hover('Previous');
    await page.getByRole('button', { name: '3', exact: true }).click();
    await expect(page.getByText('Showing 21-23 of 23 agents')).toBeVisible();
    await hover('Next');
    await hover('2');
    await expect.poll(() => asked.some((search) => search.includes('page=2'))).toBe(true);
    expect(asked.filter((search) => !/page=[123]&/.test(search))).toEqual([]);
  });
});
