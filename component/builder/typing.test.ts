import { expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { press, type } from '../support/keys.ts';
import { renderScreen } from '../support/renderScreen.tsx';

const readValues = (fields: Locator) =>
  fields.elements().map((field) => (field as HTMLInputElement).value);

const texts = page.getByLabelText(/^Q\d+ text$/);
const readOptions = (question: number) =>
  page
    .getByRole('group', { name: `Q${question}`, exact: true })
    .getByLabelText(/^Answer choice \d+$/);

test('typing 29 questions takes at most 140 control keys (BUILDER-44)', async () => {
  await renderScreen('/surveys/create', { as: 'owner' });
  const nextType = '{Alt>}{Shift>}c{/Shift}{/Alt}';
  const nextQuestion = '{Control>}{Enter}{/Control}';
  const keys = ['Typed', '{Enter}'];
  // Three runs: 4 texts, 21 single choices of three, 4 texts.
  for (let question = 1; question <= 29; question++) {
    const hasOptions = question > 4 && question <= 25;
    keys.push(`Q${question}`);
    if (hasOptions) keys.push(nextType, nextType, '{Enter}', 'a', '{Enter}', 'b', '{Enter}', 'c');
    if (question < 29) keys.push(nextQuestion);
  }
  expect(keys.filter((key) => key.startsWith('{')).length).toBeLessThanOrEqual(140);
  await userEvent.keyboard(keys.join(''));
  // Vitest prints the difference of two texts, but not of two long lists.
  const numbers = Array.from({ length: 29 }, (_, index) => `Q${index + 1}`);
  expect(readValues(texts).join(' ')).toBe(numbers.join(' '));
  expect(readValues(readOptions(25))).toEqual(['a', 'b', 'c']);
  await expect.element(readOptions(4)).toHaveLength(0);
  await expect.element(readOptions(26)).toHaveLength(0);
});

test('Enter on an empty last option removes it and adds a text question (BUILDER-44)', async () => {
  await renderScreen('/surveys/create', { as: 'owner' });
  await type('Which?', texts.first());
  await press('Alt+Shift+c');
  await userEvent.keyboard('{Enter}Tea{Enter}Coffee{Enter}{Enter}Next?');
  expect(readValues(texts)).toEqual(['Which?', 'Next?']);
  expect(readValues(readOptions(1))).toEqual(['Tea', 'Coffee']);
  await expect.element(readOptions(2)).toHaveLength(0);
});

test('Enter on the only option, which is empty, adds another one (BUILDER-44)', async () => {
  await renderScreen('/surveys/create', { as: 'owner' });
  await page.getByLabelText('Input Type').selectOptions('Single Choice');
  await press('Enter', readOptions(1).first());
  await expect.element(readOptions(1)).toHaveLength(2);
  await expect.element(readOptions(1).nth(1)).toHaveFocus();
});

test('Enter on an empty saved option does not remove it (BUILDER-44)', async () => {
  await renderScreen('/surveys/edit/1', { as: 'owner' });
  const options = readOptions(1);
  await expect.element(options).toHaveLength(5);
  await options.last().fill('');
  await press('Control+Enter', options.last());
  await expect.element(texts.nth(1)).toHaveFocus();
  await expect.element(options).toHaveLength(5);
});

test('the preview opens at the question edited last (BUILDER-45)', async () => {
  await renderScreen('/surveys/edit/1', { as: 'owner' });
  await texts.nth(2).click();
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await expect.element(page.getByText('Question 3 of 5')).toBeVisible();
  await page.getByRole('button', { name: 'Close preview' }).click();
  await page.getByRole('textbox', { name: 'Title', exact: true }).click();
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await expect.element(page.getByText('Question 1 of 5')).toBeVisible();
});
