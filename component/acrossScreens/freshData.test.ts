import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { heldResponse, next, status } from '#fixtures/faults.ts';
import { fillFields } from '../support/fillFields.ts';
import {
  calls,
  goBack,
  release,
  renderScreen,
  setFaults,
  toast,
} from '../support/renderScreen.tsx';

const navigation = () => page.getByRole('navigation', { name: 'Main' });
const goTo = (link: string) => navigation().getByRole('link', { name: link, exact: true }).click();

/** Renames survey 1 in the builder, and returns to the list without a reload. */
async function renameSurvey() {
  await goTo('Dashboard');
  await page.getByRole('button', { name: 'Actions for Market day shoppers' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Renamed just now');
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  await expect.element(page.getByText('Update survey successful')).toBeVisible();
}

/** Fills the caches of every screen that shows survey 1. */
async function visitAll() {
  await expect.element(page.getByRole('row', { name: /Market day shoppers/ })).toBeVisible();
  await goTo('Responses');
  await expect
    .element(page.getByRole('row', { name: /Market day shoppers/ }).first())
    .toBeVisible();
  await goTo('Analyze Surveys');
  await page.getByRole('link', { name: 'Get reports of Market day shoppers' }).click();
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Market day shoppers' }))
    .toBeVisible();
}

test('renaming a survey updates the lists, the responses, the report and the preview (SEAM-15)', async () => {
  await renderScreen('/dashboard', { as: 'owner' });
  await visitAll();
  await renameSurvey();
  await goTo('Responses');
  await expect.element(page.getByRole('row', { name: /Renamed just now/ }).first()).toBeVisible();
  await expect.element(page.getByText('Market day shoppers')).toHaveLength(0);
  await goTo('Analyze Surveys');
  await expect.element(page.getByText('Market day shoppers')).toHaveLength(0);
  await page.getByRole('link', { name: 'Get reports of Renamed just now' }).click();
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Renamed just now' }))
    .toBeVisible();
  await goTo('Dashboard');
  await page.getByRole('button', { name: 'Actions for Renamed just now' }).click();
  await page.getByRole('menuitem', { name: 'Live Preview' }).click();
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Renamed just now' }))
    .toBeVisible();
});

test('creating and closing a survey updates both lists (SEAM-15)', async () => {
  await renderScreen('/analyze-surveys', { as: 'owner' });
  await expect
    .element(page.getByRole('link', { name: 'Get reports of Market day shoppers' }))
    .toBeVisible();
  await goTo('Dashboard');
  await page.getByRole('button', { name: 'Actions for Market day shoppers' }).click();
  await page.getByRole('menuitem', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect
    .element(page.getByRole('row', { name: /Market day shoppers/ }))
    .toMatchTextContent('Closed');
  await page.getByRole('link', { name: 'Create Survey' }).click();
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Brand new');
  await page.getByLabelText(/^Q\d+ text$/).fill('Why?');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect.element(page.getByText('Create survey successful')).toBeVisible();
  await goTo('Analyze Surveys');
  const list = page.getByRole('table', { name: 'All Surveys' });
  await expect.element(list.getByRole('row', { name: /Brand new/ })).toBeVisible();
  await expect
    .element(list.getByRole('row', { name: /Market day shoppers/ }))
    .toMatchTextContent('Closed');
});

for (const { list, name, call, field } of [
  { list: 'Agents', name: /^Chiara /, call: 'GET /agent/:id', field: 'First name' },
  { list: 'Dashboard', name: /^Market day shoppers/, call: 'GET /survey/:id', field: 'Title' },
] as const) {
  test(`a form that is left and reopened while its record is loading shows the record: ${list} (SEAM-16)`, async () => {
    await renderScreen('/profile/update', { as: 'owner' });
    await goTo(list);
    const openForm = () => page.getByRole('link', { name }).first().click();
    const textField = page.getByRole('textbox', { name: field, exact: true });
    await openForm();
    await expect.element(textField).not.toHaveValue('');
    await goBack();
    setFaults([next(call, heldResponse)]);
    await openForm();
    await expect.element(page.getByText('Loading...')).toBeVisible();
    await goBack();
    await openForm();
    await release(call);
    await expect.element(textField).not.toHaveValue('');
  });
}

test('a survey that fails to reload cannot be edited in its old version; a retry loads it (SEAM-16)', async () => {
  await renderScreen('/surveys/preview/1', {
    as: 'owner',
    faults: [{ call: 'GET /survey/:id', on: 2, answer: status(500) }],
  });
  await expect.element(page.getByRole('heading', { name: 'Market day shoppers' })).toBeVisible();
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect.element(page.getByText('The survey could not be loaded.')).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveLength(0);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect
    .element(page.getByRole('textbox', { name: 'Title', exact: true }))
    .toHaveValue('Market day shoppers');
});

test('a late response for another page does not replace the shown one (SEAM-17)', async () => {
  await renderScreen('/responses?page=3', {
    as: 'owner',
    faults: [{ call: 'GET /response/get-response-list', on: 1, answer: heldResponse }],
  });
  await expect.element(page.getByText('Loading...')).toBeVisible();
  await goTo('Agents');
  await goTo('Responses');
  await expect.element(page.getByText('Showing 1-10 of 491 responses')).toBeVisible();
  await release('GET /response/get-response-list');
  await page.getByRole('button', { name: '2', exact: true }).click();
  await expect.element(page.getByText('Showing 11-20 of 491 responses')).toBeVisible();
});

test('after a save that failed with 500, the lists are refetched (SEAM-15)', async () => {
  await renderScreen('/dashboard', {
    as: 'owner',
    faults: [next('POST /survey/update', status(500, 'Out of order'))],
  });
  await page.getByRole('button', { name: 'Actions for Market day shoppers' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  await expect.element(toast('alert')).toMatchTextContent('Out of order');
  const countBefore = calls.filter((call) => call === 'POST /survey').length;
  await goTo('Dashboard');
  await expect
    .poll(() => calls.filter((call) => call === 'POST /survey').length)
    .toBe(countBefore + 1);
});

test('an agent’s form stays when a refetch fails after a failed save (SEAM-16)', async () => {
  await renderScreen('/agents/edit/1', {
    as: 'owner',
    faults: [
      next('PUT /agent/:id', status(500, 'Out of order')),
      { call: 'GET /agent/:id', on: 2, answer: status(500) },
    ],
  });
  await fillFields({ 'First name': 'Adele' });
  await page.getByRole('button', { name: 'Update Agent' }).click();
  await expect.element(toast('alert')).toMatchTextContent('Out of order');
  await page.getByRole('button', { name: 'Update Agent' }).click();
  await expect.element(toast('status')).toMatchTextContent('Update agent successful');
});
