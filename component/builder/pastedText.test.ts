import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '../support/renderScreen.tsx';
import { textsOf } from '../support/textsOf.ts';

const dialog = page.getByRole('dialog', { name: 'Add questions from text' });
const kinds = () =>
  dialog
    .getByCss('.read-line select')
    .elements()
    .map((element) => (element as HTMLSelectElement).value);

async function openDialog() {
  await renderScreen('/surveys/create', { as: 'owner' });
  await page.getByRole('button', { name: 'Add questions from text' }).click();
}

test('how each line is read stands beside the text, and is changed by one choice (BUILDER-43)', async () => {
  await openDialog();
  await dialog
    .getByRole('textbox')
    .fill('Our survey\n1. Which? *\na) Tea\nb) Other (please specify)\n2. Why?');
  await expect.poll(kinds).toEqual(['heading', 'question', 'choice', 'choice', 'question']);
  await expect
    .poll(() => textsOf(dialog.getByCss('.read-line bdi')))
    .toEqual(['Our survey', 'Which? *', 'Tea', 'Other (please specify)', 'Why?']);
  await dialog.getByRole('combobox', { name: 'Line 5 is' }).selectOptions('ignore');
  await dialog.getByRole('button', { name: 'Add 1 question' }).click();
  await expect.element(page.getByPlaceholder('Enter your question')).toHaveValue('Which?');
  await expect.element(page.getByRole('checkbox', { name: 'Required' })).toBeChecked();
  await expect.element(page.getByRole('checkbox', { name: /Other/ })).toBeChecked();
  await expect.element(page.getByPlaceholder('Enter an answer choice')).toHaveValue('Tea');
});

test('a copied list brings its numbers and bullets along (BUILDER-43)', async () => {
  await openDialog();
  const field = (await dialog.getByRole('textbox').findElement()) as HTMLTextAreaElement;
  const clipboard = new DataTransfer();
  clipboard.setData('text/plain', 'Which? Tea Coffee Why?');
  clipboard.setData(
    'text/html',
    '<p>Our survey</p><ol><li>Which?<ul><li>Tea</li><li>Coffee</li></ul></li><li>Why?</li></ol>',
  );
  field.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData: clipboard, bubbles: true, cancelable: true }),
  );
  await expect
    .element(dialog.getByRole('textbox'))
    .toHaveValue('Our survey\n1. Which?\n\t• Tea\n\t• Coffee\n2. Why?');
  await expect.element(dialog.getByRole('button', { name: 'Add 2 questions' })).toBeVisible();
});
