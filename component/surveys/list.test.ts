import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { every, heldResponse, json, next } from '#fixtures/faults.ts';
import { press, type } from '../support/keys.ts';
import { calls, currentUrl, release, renderScreen, setFaults } from '../support/renderScreen.tsx';
import { readTexts } from '../support/textsOf.ts';

const search = (noun: string) => page.getByRole('searchbox', { name: `Search ${noun}` });
const titles = () =>
  page.getByRole('table', { name: 'All Surveys' }).getByCss('tbody tr td:nth-child(2)');

const huge = 'x'.repeat(1_000_000);

test('a header sorts every page: ascending, descending, unsorted (FIND-3)', async () => {
  await renderScreen('/dashboard', { as: 'owner' });
  const header = page.getByRole('columnheader', { name: 'Title' });
  const modified = page.getByRole('columnheader', { name: 'Modified' });
  await expect.element(modified).toHaveAttribute('aria-sort', 'descending');
  await search('surveys').fill('market');
  await expect.element(page.getByText('1 of 14 surveys')).toBeVisible();
  await expect.element(modified).not.toHaveAttribute('aria-sort', 'descending');
  await search('surveys').fill('');
  await expect.element(titles()).toHaveLength(10);
  const initialTitle = (await titles().first().findElement()).textContent;
  await header.getByRole('button').click();
  await expect.element(header).toHaveAttribute('aria-sort', 'ascending');
  await expect.element(titles().first()).toHaveTextContent('A survey without questions');
  await header.getByRole('button').click();
  await expect.element(header).toHaveAttribute('aria-sort', 'descending');
  await expect.element(titles().first()).toHaveTextContent('Water at home');
  await page.getByRole('button', { name: '2', exact: true }).click();
  await expect.poll(currentUrl).toBe('/dashboard?sort=-title&page=2');
  await expect.element(titles()).toHaveLength(4);
  await header.getByRole('button').click();
  await expect.poll(currentUrl).toBe('/dashboard');
  await expect.element(titles().first()).toHaveTextContent(initialTitle ?? '');
});

test('when the focused row disappears, the row in its place has the focus (SEAM-27, FIND-2)', async () => {
  await renderScreen('/dashboard?status=Open', { as: 'owner' });
  const actions = page.getByRole('button', { name: /^Actions for/ });
  const [first, second] = [actions.nth(0), actions.nth(1)];
  await expect.element(second).toBeVisible();
  const nextRowLabel = second.element().getAttribute('aria-label') ?? '';
  await press('Enter', first);
  await expect.element(page.getByRole('menuitem').first()).toHaveFocus();
  await press('Enter', page.getByRole('menuitem', { name: 'Close' }));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect.element(actions.nth(0)).toHaveAccessibleName(nextRowLabel);
  await expect.element(actions.nth(0)).toHaveFocus();
});

test('typing in the search field finds surveys of every page, ignoring case (FIND-1, FIND-4)', async () => {
  await renderScreen('/dashboard', { as: 'owner' });
  await type('RADIOS', search('surveys'));
  await expect.poll(() => readTexts(titles())).toEqual(['Phones and radios']);
  await expect.element(page.getByText('1 of 14 surveys')).toBeVisible();
  await expect.poll(currentUrl).toBe('/dashboard?q=RADIOS');
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect.poll(currentUrl).toBe('/dashboard');
  await expect.element(titles()).toHaveLength(10);
});

for (const [focusLocation, loseFocus] of [
  ['in the question', () => undefined],
  ['nowhere', () => (document.activeElement as HTMLElement).blur()],
] as const) {
  test(`if a row disappears while its dialog is open, with the focus ${focusLocation}, the focus moves to the next row (SEAM-27)`, async () => {
    const { database } = await renderScreen('/dashboard?status=Open', {
      as: 'owner',
      faults: [next('POST /survey/update-status', heldResponse)],
    });
    const actions = page.getByRole('button', { name: /^Actions for/ });
    await expect.element(actions.nth(1)).toBeVisible();
    const following = actions.nth(1).element().getAttribute('aria-label') ?? '';
    await press('Enter', actions.first());
    await press('Enter', page.getByRole('menuitem', { name: 'Close' }));
    const confirm = page.getByRole('button', { name: 'Confirm' });
    await expect.element(page.getByRole('button', { name: 'Cancel' })).toHaveFocus();
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

test('opening a URL with a search sends only one list request (FIND-4, LOAD-3)', async () => {
  await renderScreen('/dashboard?q=market', { as: 'owner' });
  await expect.element(page.getByRole('row', { name: /Market day shoppers/ })).toBeVisible();
  expect(calls.filter((call) => call === 'POST /survey')).toHaveLength(1);
});

test('a survey without a title is named and can be opened (LIST-2, ANALYZE-2)', async () => {
  await renderScreen('/dashboard', { world: 'broken', as: 'owner' });
  await page.getByRole('button', { name: 'Actions for Untitled survey' }).click();
  await page.getByRole('menuitem', { name: 'Reports' }).click();
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Untitled survey' }))
    .toBeVisible();
  await page.getByRole('link', { name: 'Analyze Surveys' }).click();
  await expect
    .element(page.getByRole('cell', { name: 'Untitled survey', exact: true }))
    .toBeVisible();
});

test('a page of 1,000 surveys with a huge title shows 500 rows and the number of others (FAULT-11)', async () => {
  const surveys = Array.from({ length: 1000 }, (_, index) => ({
    id: index + 1,
    title: index === 0 ? huge : `Survey ${index + 1}`,
    status: 'Open',
    updatedAt: '2026-03-01T09:00:00Z',
    responseCount: 0,
  }));
  await renderScreen('/agents', { as: 'owner' });
  setFaults([every('POST /survey', json({ surveys, totalPages: 9e15 }))]);
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect.element(page.getByText('500 more rows are left out here.')).toBeVisible();
  await expect.element(page.getByRole('table').getByRole('row')).toHaveLength(501);
  await expect.element(page.getByRole('button', { name: '2', exact: true })).toBeVisible();
});

test('the first sort keeps the table head and its focus while all rows load (FIND-3, SEAM-27)', async () => {
  await renderScreen('/dashboard', {
    as: 'owner',
    faults: [{ call: 'POST /survey', on: 2, answer: { kind: 'held' } }],
  });
  const sort = page.getByRole('button', { name: 'Title', exact: true });
  await sort.click();
  await expect
    .element(page.getByRole('table', { name: 'All Surveys' }))
    .toHaveAttribute('aria-busy', 'true');
  await expect.element(sort).toHaveFocus();
  await release('POST /survey');
  await expect
    .element(page.getByRole('table', { name: 'All Surveys' }))
    .toHaveAttribute('aria-busy', 'false');
  await expect.element(sort).toHaveFocus();
});

test('a menu that opens while another is open gets the focus (KEYS-4)', async () => {
  await renderScreen('/dashboard', { as: 'owner' });
  const menus = page.getByRole('button', { name: /^Actions for/ });
  await menus.first().click();
  await expect.element(page.getByRole('menuitem').first()).toHaveFocus();
  // The open menu covers the next rows.
  await menus.nth(6).click();
  await expect.element(page.getByRole('menu')).toHaveLength(1);
  await expect.element(page.getByRole('menuitem').first()).toHaveFocus();
  await press('ArrowDown');
  await expect.element(page.getByRole('menuitem').nth(1)).toHaveFocus();
});

test('on a phone the drawer sorts in both directions, and its button counts the filters (FIND-3, FIND-6)', async () => {
  await page.viewport(390, 844);
  await renderScreen('/dashboard', { as: 'owner' });
  const titles = () => readTexts(page.getByCss('tbody .cell-heading'));
  await expect.poll(titles).not.toHaveLength(0);
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  await expect.element(drawer.getByLabelText('Order')).toHaveDisplayValue('Newest first');
  await drawer.getByLabelText('Order').selectOptions('Title, descending');
  await drawer.getByLabelText('Status').selectOptions('Closed');
  await drawer.getByRole('button', { name: /^Show \d+ surveys?$/ }).click();
  await expect.element(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
  await expect.poll(currentUrl).toBe('/dashboard?sort=-title&status=Closed');
  const sortedTitles = await titles();
  expect(sortedTitles.length).toBeGreaterThan(1);
  expect(sortedTitles).toEqual(sortedTitles.toSorted((a, b) => b.localeCompare(a)));
});
