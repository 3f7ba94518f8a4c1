import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { held, next, status } from '#fixtures/faults.ts';
import { expectConsoleMessage } from '../support/consoleMessages.ts';
import { aFrame, focus, press, type } from '../support/keys.ts';
import { address, calls, goBack, goTo, release, renderScreen } from '../support/renderScreen.tsx';
import { textsOf } from '../support/textsOf.ts';

const search = (noun: string) => page.getByRole('searchbox', { name: `Search ${noun}` });
const titles = () =>
  page.getByRole('table', { name: 'All Surveys' }).getByCss('tbody tr td:nth-child(2)');

test('an unknown status or column in the address is ignored (FIND-4)', async () => {
  await renderScreen('/agents?status=Sleeping&sort=-Shoe size', { as: 'owner' });
  await expect.element(page.getByText('Showing 1-10 of 23 agents')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Status: All statuses' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Clear' })).toHaveLength(0);
});

test('Back removes a whole search, and keeps the order (FIND-4)', async () => {
  await renderScreen('/agents', { as: 'owner' });
  await page.getByRole('button', { name: 'Name' }).click();
  await expect.poll(address).toBe('/agents?sort=Name');
  await type('chi', search('agents'));
  await expect.poll(address).toBe('/agents?sort=Name&q=chi');
  await goBack();
  await expect.poll(address).toBe('/agents?sort=Name');
  await expect.element(search('agents')).toHaveValue('');
  await goBack();
  await expect.poll(address).toBe('/agents');
});

test('a search without matches says so, and can be cleared (FIND-1)', async () => {
  await renderScreen('/agents', { as: 'owner' });
  await search('agents').fill('nobody of that name');
  await expect.element(page.getByText('Nothing matches.')).toBeVisible();
  await expect.element(page.getByText('Showing 0-0 of 0 agents found')).toBeVisible();
  await search('agents').fill('');
  await expect.element(page.getByText('Showing 1-10 of 23 agents')).toBeVisible();
});

test('agents are found by e-mail and filtered by status (FIND-1, FIND-2)', async () => {
  await renderScreen('/agents', { as: 'owner' });
  await page.getByRole('button', { name: 'Status: All statuses' }).click();
  await page.getByRole('menuitemradio', { name: 'Deactivated' }).click();
  await expect.poll(address).toBe('/agents?status=Deactivated');
  const badges = page.getByCss('tbody .badge');
  await expect.element(page.getByText(/of \d+ agents found/)).toBeVisible();
  expect(new Set(badges.elements().map(({ textContent }) => textContent))).toEqual(
    new Set(['Deactivated']),
  );
  await goBack();
  await expect.element(page.getByText('Showing 1-10 of 23 agents')).toBeVisible();
  // Names have no full stop.
  await search('agents').fill('CHIARA.');
  const rows = () => textsOf(page.getByCss('tbody tr'));
  await expect.poll(() => rows().filter((row) => !row?.includes('chiara.'))).toEqual([]);
  expect(rows()).not.toEqual([]);
});

test('a header sorts every page: ascending, descending, unsorted (FIND-3)', async () => {
  await renderScreen('/dashboard', { as: 'owner' });
  const header = page.getByRole('columnheader', { name: 'Title' });
  const asItWas = (await titles().first().findElement()).textContent;
  await header.getByRole('button').click();
  await expect.element(header).toHaveAttribute('aria-sort', 'ascending');
  await expect.element(titles().first()).toHaveTextContent('A survey without questions');
  await header.getByRole('button').click();
  await expect.element(header).toHaveAttribute('aria-sort', 'descending');
  await expect.element(titles().first()).toHaveTextContent('Water at home');
  await page.getByRole('button', { name: '2', exact: true }).click();
  await expect.poll(address).toBe('/dashboard?sort=-Title&page=2');
  await expect.element(titles()).toHaveLength(4);
  await header.getByRole('button').click();
  await expect.poll(address).toBe('/dashboard');
  await expect.element(titles().first()).toHaveTextContent(asItWas ?? '');
});

test('matches appear before all pages are loaded, and their number grows (FIND-5)', async () => {
  await renderScreen('/responses', {
    as: 'owner',
    faults: [{ call: 'GET /response/get-response-list', on: 3, answer: { kind: 'held' } }],
  });
  await expect.element(page.getByText('Showing 1-10 of 491 responses')).toBeVisible();
  await page.getByRole('columnheader', { name: 'Completion %' }).getByRole('button').click();
  await expect.element(page.getByText('Sorting… 100 of 491 read')).toBeVisible();
  await expect.element(page.getByText('Showing 1-10 of 100 responses found')).toBeVisible();
  await release('GET /response/get-response-list');
  await expect.element(page.getByText('491 of 491 responses')).toBeVisible();
});

test('a failure keeps the matches, and a retry continues (FIND-5)', async () => {
  await renderScreen('/responses', {
    as: 'owner',
    faults: [
      { call: 'GET /response/get-response-list', on: 4, answer: { kind: 'status', status: 500 } },
    ],
  });
  await expect.element(page.getByText('Showing 1-10 of 491 responses')).toBeVisible();
  await page.getByRole('columnheader', { name: 'Completion %' }).getByRole('button').click();
  await expect.element(page.getByText('The other responses could not be loaded.')).toBeVisible();
  await expect.element(page.getByText(/Showing 1-10 of \d+ responses found/)).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('491 of 491 responses')).toBeVisible();
});

test('the lists of surveys and reports keep separate searches (FIND-1)', async () => {
  await renderScreen('/analyze-surveys', { as: 'superAdmin' });
  await search('surveys').fill('tomas');
  await expect.element(page.getByText(/\d+ of \d+ surveys/)).toBeVisible();
  await expect.element(page.getByRole('cell', { name: 'nadia@canvass.example' })).toHaveLength(0);
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect.element(search('surveys')).toHaveValue('');
});

test('a search matches columns, and the export counts its rows (FIND-1, RESPONSES-12)', async () => {
  await renderScreen('/responses', { as: 'owner' });
  await search('responses').fill('mar 01, 2026');
  await expect.element(page.getByRole('cell', { name: 'Mar 01, 2026' }).first()).toBeVisible();
  await expect.element(page.getByText('Showing 1-10 of 14 responses found')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Export 14 responses' })).toBeVisible();
});

test('when the focused row disappears, the row in its place has the focus (SEAM-27, FIND-2)', async () => {
  await renderScreen('/dashboard?status=Open', { as: 'owner' });
  const actions = page.getByRole('button', { name: /^Actions for/ });
  const [first, second] = [actions.nth(0), actions.nth(1)];
  await expect.element(second).toBeVisible();
  const following = second.element().getAttribute('aria-label') ?? '';
  await press('Enter', first);
  await expect.element(page.getByRole('menuitem').first()).toHaveFocus();
  await press('Enter', page.getByRole('menuitem', { name: 'Close' }));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect.element(actions.nth(0)).toHaveAccessibleName(following);
  await expect.element(actions.nth(0)).toHaveFocus();
});

test('while another page loads, the old rows are dimmed, busy and counted correctly (FIND-8)', async () => {
  await renderScreen('/responses', {
    as: 'owner',
    faults: [{ call: 'GET /response/get-response-list', on: 2, answer: held }],
  });
  const table = page.getByRole('table', { name: 'All Responses' });
  await expect.element(page.getByText('Showing 1-10 of 491 responses')).toBeVisible();
  await expect.element(table).toHaveAttribute('aria-busy', 'false');
  await page.getByRole('button', { name: '5', exact: true }).click();
  await expect.poll(address).toBe('/responses?page=5');
  await expect.element(table).toHaveAttribute('aria-busy', 'true');
  await expect.element(table.getByCss('tbody')).toHaveStyle({ opacity: '0.85' });
  await expect.element(page.getByText('Showing 1-10 of 491 responses')).toBeVisible();
  await release('GET /response/get-response-list');
  await expect.element(page.getByText('Showing 41-50 of 491 responses')).toBeVisible();
  await expect.element(table).toHaveAttribute('aria-busy', 'false');
  await expect.element(table.getByCss('tbody')).toHaveStyle({ opacity: '1' });
});

test('rows sorted before all pages are loaded are marked as partial (FIND-8)', async () => {
  await renderScreen('/responses?sort=Name', {
    as: 'owner',
    faults: [{ call: 'GET /response/get-response-list', on: 4, answer: held }],
  });
  await expect.element(page.getByText('Sorting… 300 of 491 read')).toBeVisible();
  const table = page.getByRole('table', { name: 'All Responses' });
  await expect.element(table).toHaveAttribute('aria-busy', 'true');
  await release('GET /response/get-response-list');
  await expect.element(page.getByText('491 of 491 responses')).toBeVisible();
  await expect.element(table).toHaveAttribute('aria-busy', 'false');
});

test('a page number beyond the last never shows an empty list (SEAM-24)', async () => {
  await renderScreen('/dashboard?page=99', {
    as: 'owner',
    faults: [{ call: 'POST /survey', on: 2, answer: held }],
  });
  await expect.poll(address).toBe('/dashboard?page=2');
  await expect.element(page.getByText('Loading...')).toBeVisible();
  await expect.element(page.getByText('No results.')).toHaveLength(0);
  await release('POST /survey');
  await expect.element(titles()).toHaveLength(4);
});

for (const [name, path, item] of [
  ['Actions for Market day shoppers', '/dashboard', 'menuitem'],
  ['Status: All statuses', '/agents', 'menuitemradio'],
] as const) {
  test(`Tab closes the menu “${name}”, and returns the focus to its button (KEYS-4)`, async () => {
    await renderScreen(path, { as: 'owner' });
    const opener = page.getByRole('button', { name });
    for (const key of ['{Tab}', '{Shift>}{Tab}{/Shift}']) {
      await press('Enter', opener);
      await expect.element(page.getByRole(item).first()).toHaveFocus();
      await userEvent.keyboard(`{ArrowDown}${key}`);
      await expect.element(page.getByRole(item)).toHaveLength(0);
      await expect.element(opener).toHaveFocus();
    }
    await userEvent.keyboard('{Tab}');
    await expect.element(opener).not.toHaveFocus();
  });
}

test('the key that opens a menu chooses nothing when it is released (KEYS-4)', async () => {
  await renderScreen('/agents', { as: 'owner' });
  await focus(page.getByRole('button', { name: 'Status: All statuses' }));
  await userEvent.keyboard('{Enter>}');
  await expect.element(page.getByRole('menuitemradio').first()).toHaveFocus();
  // Another key does not change that.
  await userEvent.keyboard('{ArrowDown}{Home}{Home}{/Enter}');
  await aFrame();
  await expect.element(page.getByRole('menuitemradio').first()).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{Enter>}{/Enter}');
  await expect.element(page.getByRole('button', { name: 'Status: Active' })).toHaveFocus();
});

test('a failed first page of a search can be retried (FIND-5)', async () => {
  await renderScreen('/agents?q=a', { as: 'owner', faults: [next('GET /agent', status(500))] });
  await expect.element(page.getByText('The agents could not be loaded.')).toBeVisible();
  expectConsoleMessage('The agents could not be loaded');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText(/of \d+ agents found/)).toBeVisible();
});

for (const [path, text, to] of [
  ['/dashboard', 'Create your first survey', '/surveys/create'],
  ['/analyze-surveys', 'Create your first survey', '/surveys/create'],
  ['/agents', 'Create your first agent', '/agents/create'],
  ['/responses', 'Open a survey, and its answers come here', '/dashboard'],
] as const) {
  test(`${path}: an empty list leads to the first step, and has no search (FIND-7)`, async () => {
    await renderScreen(path, { as: 'owner', world: 'empty' });
    await expect.element(page.getByRole('link', { name: text })).toHaveAttribute('href', to);
    await expect.element(page.getByRole('searchbox')).toHaveLength(0);
  });
}

test('rows that fail to refetch stay, with a message (FIND-5, SEAM-15)', async () => {
  expectConsoleMessage('The agents could not be loaded');
  await renderScreen('/agents?q=a', {
    as: 'owner',
    faults: [{ call: 'GET /agent', on: 2, answer: status(500) }],
  });
  const actions = page.getByRole('button', { name: /^Actions for/ }).first();
  await actions.click();
  await page.getByRole('menuitem', { name: /activate/i }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect.element(page.getByText('The newest agents could not be loaded.')).toBeVisible();
  await expect.element(page.getByRole('row').nth(1)).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('The newest agents could not be loaded.')).toHaveLength(0);
});

test('typing searches surveys of every page, ignoring case and accents (FIND-1, FIND-4)', async () => {
  await renderScreen('/dashboard', { as: 'owner' });
  await type('RADIOS', search('surveys'));
  await expect.poll(() => textsOf(titles())).toEqual(['Phones and radios']);
  await expect.element(page.getByText('1 of 14 surveys')).toBeVisible();
  await expect.poll(address).toBe('/dashboard?q=RADIOS');
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect.poll(address).toBe('/dashboard');
  await expect.element(titles()).toHaveLength(10);
});

test('leaving the list stops loading its pages (FIND-5)', async () => {
  await renderScreen('/responses', { as: 'owner', world: 'large' });
  const pages = () => calls.filter((call) => call === 'GET /response/get-response-list').length;
  await expect.element(page.getByText('Showing 1-10 of 10,000 responses')).toBeVisible();
  await page.getByRole('columnheader', { name: 'Completion %' }).getByRole('button').click();
  await expect.element(page.getByText(/Sorting… [\d,]+ of 10,000 read/)).toBeVisible();
  await goTo('/analyze-surveys');
  await expect.element(page.getByRole('heading', { name: 'Analyze Surveys' })).toBeVisible();
  const count = pages();
  expect(count).toBeLessThan(100);
  await page.getByRole('link', { name: 'Agents' }).click();
  await expect.element(page.getByText('No agents found.')).toBeVisible();
  expect(pages()).toBe(count);
});

for (const [place, loseFocus] of [
  ['in the question', () => undefined],
  ['nowhere', () => (document.activeElement as HTMLElement).blur()],
] as const) {
  test(`a row that disappears during its question, with the focus ${place}, passes the focus to its successor (SEAM-27)`, async () => {
    const { database } = await renderScreen('/dashboard?status=Open', {
      as: 'owner',
      faults: [next('POST /survey/update-status', held)],
    });
    const actions = page.getByRole('button', { name: /^Actions for/ });
    await expect.element(actions.nth(1)).toBeVisible();
    const following = actions.nth(1).element().getAttribute('aria-label') ?? '';
    await press('Enter', actions.first());
    await press('Enter', page.getByRole('menuitem', { name: 'Close' }));
    const confirm = page.getByRole('button', { name: 'Confirm' });
    await expect.element(confirm).toHaveFocus();
    await expect.element(page.getByRole('menu')).toHaveLength(0);
    await press('Enter', confirm);
    loseFocus();
    await database.surveys.update((query) => query.where({ title: 'Market day shoppers' }), {
      data: (draft) => {
        draft.status = 'Closed';
      },
    });
    window.dispatchEvent(new Event('online'));
    await expect.element(actions.first()).toHaveAccessibleName(following);
    await release('POST /survey/update-status');
    await expect.element(page.getByRole('dialog')).toHaveLength(0);
    await expect.element(actions.first()).toHaveFocus();
  });
}

test('the key that chooses a status does not reopen the menu (FIND-2)', async () => {
  await renderScreen('/agents', { as: 'owner' });
  const status = page.getByRole('button', { name: /^Status:/ });
  await status.click();
  await focus(page.getByRole('menuitemradio', { name: 'Deactivated' }));
  await userEvent.keyboard('{Enter>}');
  await aFrame();
  await expect.element(status).toMatchTextContent('All statuses');
  await userEvent.keyboard('{/Enter}');
  await expect.element(status).toMatchTextContent('Deactivated');
  await expect.element(status).toHaveFocus();
  await expect.element(status).toHaveAttribute('aria-expanded', 'false');
});

test('a search opened by its address requests only what it shows (FIND-4, LOAD-3)', async () => {
  await renderScreen('/dashboard?q=market', { as: 'owner' });
  await expect.element(page.getByRole('row', { name: /Market day shoppers/ })).toBeVisible();
  expect(calls.filter((call) => call === 'POST /survey')).toHaveLength(1);
});

test('a search keeps 200 characters in field and address (FIND-9)', async () => {
  await renderScreen('/agents', { as: 'owner' });
  await search('agents').fill('x'.repeat(20_000));
  await expect.element(search('agents')).toHaveValue('x'.repeat(200));
  await expect.poll(address).toBe(`/agents?q=${'x'.repeat(200)}`);
  await renderScreen(`/agents?q=${'y'.repeat(2000)}`, { as: 'owner' });
  await expect.element(search('agents')).toHaveValue('y'.repeat(200));
  await expect.poll(address).toBe(`/agents?q=${'y'.repeat(200)}`);
});

test('Clear and a chosen status leave the focus in place (FIND-1, FIND-2)', async () => {
  await renderScreen('/agents?q=a', { as: 'owner' });
  await press('Enter', page.getByRole('button', { name: 'Clear' }));
  await expect.element(search('agents')).toHaveFocus();
  const status = page.getByRole('button', { name: /^Status:/ });
  await press('Enter', status);
  await press('Enter', page.getByRole('menuitemradio', { name: 'Deactivated' }));
  await expect.element(status).toMatchTextContent('Deactivated');
  await expect.element(status).toHaveFocus();
});
