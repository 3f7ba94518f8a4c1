import Papa from 'papaparse';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { heldResponse } from '#fixtures/faults.ts';
import { expectConsoleMessage } from '../support/consoleMessages.ts';
import {
  calls,
  currentUrl,
  goTo,
  release,
  renderScreen,
  setFaults,
} from '../support/renderScreen.tsx';
import { readTexts } from '../support/textsOf.ts';

const search = (noun: string) => page.getByRole('searchbox', { name: `Search ${noun}` });

test('if a page fails to load during sorting, the loaded rows stay, and a retry loads the rest (FIND-5)', async () => {
  expectConsoleMessage('The responses could not be loaded');
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

test('a search matches columns, and the export counts its rows (FIND-1, RESPONSES-12)', async () => {
  await renderScreen('/responses', { as: 'owner' });
  await search('responses').fill('mar 01, 2026');
  await expect.element(page.getByRole('cell', { name: 'Mar 01, 2026' }).first()).toBeVisible();
  await expect.element(page.getByText('Showing 1-10 of 14 responses found')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Export 14 responses' })).toBeVisible();
});

test('while another page loads, the old rows are dimmed, busy and counted correctly (FIND-8)', async () => {
  await renderScreen('/responses', {
    as: 'owner',
    faults: [{ call: 'GET /response/get-response-list', on: 2, answer: heldResponse }],
  });
  const table = page.getByRole('table', { name: 'All Responses' });
  await expect.element(page.getByText('Showing 1-10 of 491 responses')).toBeVisible();
  await expect.element(table).toHaveAttribute('aria-busy', 'false');
  await page.getByRole('button', { name: '5', exact: true }).click();
  await expect.poll(currentUrl).toBe('/responses?page=5');
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
    faults: [{ call: 'GET /response/get-response-list', on: 4, answer: heldResponse }],
  });
  await expect.element(page.getByText('Sorting… 300 of 491 read')).toBeVisible();
  const table = page.getByRole('table', { name: 'All Responses' });
  await expect.element(table).toHaveAttribute('aria-busy', 'true');
  await release('GET /response/get-response-list');
  await expect.element(page.getByText('491 of 491 responses')).toBeVisible();
  await expect.element(table).toHaveAttribute('aria-busy', 'false');
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

test('a response without valid name, date or percentage shows N/A (RESPONSES-2)', async () => {
  await renderScreen('/responses', { world: 'broken', as: 'owner' });
  await expect
    .poll(() => readTexts(page.getByRole('row').nth(1).getByRole('cell')))
    .toEqual(['N/A', 'Choices without choices', 'N/A', 'N/A', 'N/A']);
});

const LIST = 'GET /response/get-response-list';

/** Presses Export, and returns the file that is saved. */
async function exported() {
  const createObjectURL = vi.spyOn(URL, 'createObjectURL');
  onTestFinished(() => createObjectURL.mockRestore());
  await page.getByRole('button', { name: /^Export/ }).click();
  await vi.waitFor(() => expect(createObjectURL).toHaveBeenCalled(), 10_000);
  const { data } = Papa.parse<string[]>(await (createObjectURL.mock.lastCall as [Blob])[0].text());
  return data.slice(1);
}

test('an export while responses arrive has each response once (SEAM-11)', async () => {
  const backend = await renderScreen('/responses', { as: 'owner' });
  await expect.element(page.getByText('Showing 1-10 of 491 responses')).toBeVisible();
  setFaults([{ call: LIST, on: 2, answer: heldResponse }]);
  const file = exported();
  const { responses } = backend.database;
  await vi.waitUntil(() => backend.controls.state().held.length > 0);
  const highest = Math.max(...responses.all().map(({ id }) => id));
  const [like] = responses.all();
  if (!like) throw new Error('There are responses');
  for (const id of [1, 2, 3]) {
    await responses.create({ ...like, id: highest + id, createdAt: new Date().toISOString() });
  }
  await release(LIST);
  const ids = (await file).map((row) => row.at(-1));
  expect(ids).toHaveLength(491);
  expect(new Set(ids).size).toBe(491);
  await expect
    .element(
      page.getByText(
        'Not all responses that the server counts were sent. The others are missing in the file.',
        { exact: true },
      ),
    )
    .toBeVisible();
});
