import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { heldResponse, next, status } from '#fixtures/faults.ts';
import { fillFields } from '../support/fillFields.ts';
import { goBack, release, renderScreen, setFaults, toast } from '../support/renderScreen.tsx';

const navigation = () => page.getByRole('navigation', { name: 'Main' });
const goTo = (link: string) => navigation().getByRole('link', { name: link, exact: true }).click();

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
