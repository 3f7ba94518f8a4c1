import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { every, heldResponse, json, next } from '#fixtures/faults.ts';
import {
  calls,
  currentUrl,
  goTo,
  release,
  renderScreen,
  setFaults,
} from '../support/renderScreen.tsx';
import { readTexts } from '../support/textsOf.ts';

const LIST = 'GET /response/get-response-list';
const ANALYSIS = 'GET /survey/analyze/:id';

const user = { firstName: 'Ada', middleName: null, lastName: 'King' };
const base = { user, survey: { title: 'Hello' }, createdAt: '2026-03-02T09:00:00.000Z' };
const createPage = (responses: object[]) =>
  json({ responses, totalPages: 1, totalResponses: responses.length });

test('titles in the choice of surveys and statuses in the list keep their writing direction to themselves (SEAM-38)', async () => {
  const survey = {
    id: 1,
    title: '\u202eyad',
    status: '\u202enepO',
    questions: [],
    responseCount: 0,
    updatedAt: '2026-03-02T09:00:00.000Z',
  };
  await renderScreen('/responses', {
    as: 'owner',
    faults: [every('POST /survey', json({ surveys: [survey], totalPages: 1 }))],
  });
  const surveyField = page.getByRole('combobox', { name: 'Survey' });
  await expect.element(surveyField.getByRole('option')).toHaveLength(1);
  await surveyField.hover();
  await expect
    .element(surveyField.getByRole('option').nth(1))
    .toHaveTextContent('\u2068\u202eyad\u2069');
  await goTo('/dashboard');
  await expect.element(page.getByCss('.badge bdi')).toHaveTextContent('\u202enepO');
});

test('the list has its heading, columns and values (RESPONSES-1, RESPONSES-2)', async () => {
  await renderScreen('/responses', {
    as: 'owner',
    faults: [
      next(
        LIST,
        createPage([
          {
            ...base,
            id: 1,
            surveyorName: 'Grace Hopper',
            timeSpent: 3900,
            completionPercentage: 66.666,
          },
          { ...base, id: 2, surveyorName: '', timeSpent: null, completionPercentage: 100 },
          { ...base, id: 3, timeSpent: 0, completionPercentage: '50', createdAt: 'soon' },
        ]),
      ),
    ],
  });
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'All Responses' }))
    .toBeVisible();
  await expect.element(page.getByText('Analyze the responses of your surveys')).toBeVisible();
  await expect
    .poll(() => readTexts(page.getByRole('columnheader')))
    .toEqual(['Name', 'Survey', 'Time Spent', 'Completion %', 'Created at']);
  const cells = (row: number) => page.getByRole('row').nth(row).getByRole('cell');
  await expect
    .poll(() => readTexts(cells(1)))
    .toEqual(['Grace Hopper', 'Hello', '1 hr(s) 5 min(s)', '66.67%', 'Mar 02, 2026']);
  await expect
    .poll(() => readTexts(cells(2)))
    .toEqual(['Ada King', 'Hello', 'N/A', '100.00%', 'Mar 02, 2026']);
  await expect
    .poll(() => readTexts(cells(3)))
    .toEqual(['Ada King', 'Hello', 'Less than 1 min.', 'N/A', 'N/A']);
});

test('small screens hide Survey and Time Spent (RESPONSES-3)', async () => {
  await page.viewport(390, 800);
  await renderScreen('/responses', { as: 'owner' });
  const headers = page.getByRole('columnheader');
  // A hidden header has no role.
  await expect.poll(() => readTexts(headers)).toEqual(['Name', 'Completion %', 'Created at']);
});

test('Stop ends an export, and the list stays open, also if responses arrive meanwhile (SEAM-11)', async () => {
  const { database } = await renderScreen('/responses', {
    as: 'owner',
    faults: [
      { call: LIST, on: 4, answer: { kind: 'held' } },
      { call: LIST, on: 5, answer: { kind: 'held' } },
    ],
  });
  await page.getByRole('button', { name: 'Export 491 responses' }).click();
  await expect.element(page.getByText('Preparing 200 of 491 responses')).toBeVisible();
  const firstResponse = database.responses.findFirst((query) => query.where({ surveyId: 1 }));
  if (!firstResponse) throw new Error('Survey 1 has responses');
  await database.responses.create({
    ...firstResponse,
    id: 99_999,
    createdAt: new Date().toISOString(),
  });
  await release(LIST);
  await expect.element(page.getByText(/^Preparing \d+ of 492 responses$/)).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect
    .element(page.getByRole('button', { name: /^Export 49[12] responses$/ }))
    .toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'All Responses' })).toBeVisible();
});

test('if the file cannot be made, the list shows that the export failed (SEAM-11)', async () => {
  await renderScreen('/responses', { as: 'owner' });
  await expect.element(page.getByText(/^Showing 1-10 of/)).toBeVisible();
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    throw new Error('No room is left');
  });
  await page.getByRole('button', { name: /^Export \d+ responses?$/ }).click();
  await expect.element(page.getByText('The export failed, and nothing was saved.')).toBeVisible();
  await expect.element(page.getByText(/^Fetched/)).toHaveLength(0);
  const exportButton = page.getByRole('button', { name: /^Export \d+ responses?$/ });
  await expect.element(exportButton).toBeEnabled();
  // A new attempt removes the message at its start, whatever becomes of it.
  setFaults([next(LIST, heldResponse)]);
  await exportButton.click();
  await expect.element(page.getByRole('button', { name: 'Stop' })).toBeVisible();
  expect(page.getByText('The export failed, and nothing was saved.').elements()).toEqual([]);
});

test('a click beside the controls of a row opens its response; selecting its text does not (RESPONSES-10)', async () => {
  await renderScreen('/responses', { as: 'owner' });
  const row = page.getByRole('row', { name: /Hana Sato/ });
  await expect.element(row).toBeVisible();
  const cell = row.getByRole('cell').nth(2);
  getSelection()?.selectAllChildren(cell.element());
  cell.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(currentUrl()).toBe('/responses');
  getSelection()?.empty();
  await cell.click();
  await expect.element(page.getByRole('dialog', { name: 'Hana Sato' })).toBeVisible();
  expect(currentUrl()).toBe('/responses?response=7&of=1');
});

test('the second click of a double click does not reach the list behind the panel (SEAM-36)', async () => {
  await renderScreen('/responses?response=7&of=1', { as: 'owner' });
  const closeButton = page.getByRole('button', { name: 'Close response' });
  await expect.element(closeButton).toBeVisible();
  const outerHandler = vi.fn();
  document.addEventListener('click', outerHandler);
  const press = (detail: number) =>
    document.body.dispatchEvent(new MouseEvent('click', { detail, bubbles: true }));
  closeButton.element().dispatchEvent(new MouseEvent('click', { detail: 1, bubbles: true }));
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  outerHandler.mockClear();
  press(2);
  expect(outerHandler).not.toHaveBeenCalled();
  press(1);
  expect(outerHandler).toHaveBeenCalledOnce();
});

test('a missing response is refetched before the panel reports it as missing (RESPONSES-10)', async () => {
  await renderScreen('/analyze-surveys/1', { as: 'owner' });
  await expect.element(page.getByText(/^Collected: 120/)).toBeVisible();
  setFaults([next(ANALYSIS, heldResponse)]);
  await goTo('/analyze-surveys/1?response=99999');
  const missingMessage = page.getByRole('dialog').getByText('This response is no longer there.');
  await expect.element(page.getByRole('dialog').getByRole('status')).toBeVisible();
  await expect.element(missingMessage).toHaveLength(0);
  await release(ANALYSIS);
  await expect.element(missingMessage).toBeVisible();
  expect(calls.filter((call) => call === 'GET /survey/analyze/1')).toHaveLength(2);
});

test('filtering by a missing survey shows a message and no response (RESPONSES-11)', async () => {
  await renderScreen('/responses?survey=999', {
    as: 'owner',
    faults: [next(LIST, createPage([{ ...base, id: 1, survey: null }]))],
  });
  await expect.element(page.getByText('No responses match the filters.')).toBeVisible();
  await expect
    .element(page.getByRole('combobox', { name: 'Survey' }))
    .toMatchTextContent('Unknown survey');
});

test('the footer shows the range and pages (RESPONSES-5, RESPONSES-6)', async () => {
  await renderScreen('/responses', { as: 'thirdOwner' });
  await expect.element(page.getByText('Showing 1-10 of 55 responses')).toBeVisible();
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await expect.element(button('Previous')).toHaveAttribute('aria-disabled', 'true');
  await expect.element(button('1')).toHaveAttribute('aria-current', 'page');
  await button('6').click();
  await expect.element(page.getByText('Showing 51-55 of 55 responses')).toBeVisible();
  await expect.element(button('6')).toHaveAttribute('aria-current', 'page');
  await expect.element(button('Next')).toHaveAttribute('aria-disabled', 'true');
  await button('Previous').click();
  await expect.element(page.getByText('Showing 41-50 of 55 responses')).toBeVisible();
});
