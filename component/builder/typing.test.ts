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

/** The keys that type a survey: texts, then single choices of three, then as many texts again. */
function typedKeys(textCount: number, choiceCount: number): string[] {
  const nextType = '{Alt>}{Shift>}c{/Shift}{/Alt}';
  const nextQuestion = '{Control>}{Enter}{/Control}';
  const choice = [nextType, nextType, '{Enter}', 'a', '{Enter}', 'b', '{Enter}', 'c'];
  const last = textCount + choiceCount + textCount;
  return ['Typed', '{Enter}'].concat(
    Array.from({ length: last }, (_, index) => [
      `Q${index + 1}`,
      ...(index >= textCount && index < textCount + choiceCount ? choice : []),
      ...(index < last - 1 ? [nextQuestion] : []),
    ]).flat(),
  );
}

test('a survey is typed by keyboard, 29 questions with at most 140 control keys (BUILDER-44)', async () => {
  await renderScreen('/surveys/create', { as: 'owner' });
  const controlKeys = typedKeys(4, 21).filter((key) => key.startsWith('{'));
  expect(controlKeys.length).toBeLessThanOrEqual(140);
  await userEvent.keyboard(typedKeys(1, 3).join(''));
  expect(readValues(texts)).toEqual(['Q1', 'Q2', 'Q3', 'Q4', 'Q5']);
  expect(readValues(readOptions(4))).toEqual(['a', 'b', 'c']);
  await expect.element(readOptions(1)).toHaveLength(0);
  await expect.element(readOptions(5)).toHaveLength(0);
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
