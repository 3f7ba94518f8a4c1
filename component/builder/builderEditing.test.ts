import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { json, next } from '#fixtures/faults.ts';
import { focus, press, type } from '../support/keys.ts';
import { renderScreen } from '../support/renderScreen.tsx';

const question = (number: number) => page.getByRole('group', { name: `Q${number}`, exact: true });
const texts = () => page.getByPlaceholder('Enter your question');
const choices = (number = 1) => question(number).getByPlaceholder('Enter an answer choice');

async function values(fields: ReturnType<typeof texts>) {
  return fields.elements().map((input) => (input as HTMLInputElement).value);
}

async function ask(...questions: string[]) {
  for (const [place, text] of questions.entries()) {
    if (place > 0) await page.getByRole('button', { name: 'Next Question' }).click();
    await texts().nth(place).fill(text);
  }
}

afterEach(() => page.viewport(1280, 900));

test('keys move questions, and the new position is announced', async () => {
  await renderScreen('/surveys/create', { as: 'owner' });
  await ask('One', 'Two', 'Three');
  await press('Enter', page.getByRole('button', { name: 'Move Q3 up' }));
  await expect.poll(() => values(texts())).toEqual(['One', 'Three', 'Two']);
  await expect.element(page.getByRole('log')).toHaveTextContent('Q3 is now question 2 of 3');
  await expect
    .element(page.getByRole('button', { name: 'Move Q1 up' }))
    .toHaveAttribute('aria-disabled', 'true');
  await expect
    .element(page.getByRole('button', { name: 'Move Q3 down' }))
    .toHaveAttribute('aria-disabled', 'true');
});

test('editing a duplicate does not change its original; undo restores a removed question', async () => {
  await renderScreen('/surveys/edit/3', { as: 'owner' });
  await page.getByRole('button', { name: 'Duplicate Q1' }).click();
  await expect.element(page.getByRole('group')).toHaveLength(4);
  await expect.element(texts().nth(1)).toHaveFocus();
  await choices(2).first().fill('Changed');
  await expect.element(choices(1).first()).toHaveValue('Every day');
  await page.getByRole('button', { name: 'Remove Q1' }).click();
  await expect.element(page.getByRole('group')).toHaveLength(3);
  await page.getByRole('main').getByRole('button', { name: 'Undo' }).click();
  await expect.element(page.getByRole('group')).toHaveLength(4);
  await expect.element(choices(1).first()).toHaveValue('Every day');
});

test('undo and redo work by button and by key', async () => {
  await renderScreen('/surveys/create', { as: 'owner' });
  const title = page.getByPlaceholder('Enter survey title');
  await expect
    .element(page.getByRole('button', { name: 'Undo' }))
    .toHaveAttribute('aria-disabled', 'true');
  await type('Hello', title);
  await page.getByRole('button', { name: 'Next Question' }).click();
  await press('Control+z');
  await expect.element(page.getByRole('group')).toHaveLength(1);
  await focus(title);
  await press('Control+z');
  await expect.element(title).toHaveValue('');
  await press('Control+Shift+z');
  await expect.element(title).toHaveValue('Hello');
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect.element(page.getByRole('group')).toHaveLength(2);
  await expect
    .element(page.getByRole('button', { name: 'Redo' }))
    .toHaveAttribute('aria-disabled', 'true');
});

test('changing the type from choices to text and back keeps the choices', async () => {
  await renderScreen('/surveys/edit/3', { as: 'owner' });
  await question(1).getByLabelText('Input Type').selectOptions('Text box');
  await expect.element(choices()).toHaveLength(0);
  await question(1).getByLabelText('Input Type').selectOptions('Multiple choice');
  await expect.element(choices().first()).toHaveValue('Every day');
  await expect.element(choices()).toHaveLength(6);
});

test('the number of questions is shown, and the jump list leads to each', async () => {
  await page.viewport(1200, 900);
  await renderScreen('/surveys/edit/1', { as: 'owner' });
  await expect.element(page.getByText('5 questions')).toBeVisible();
  await page.getByLabelText('Jump to question').selectOptions('Q5: What do you like most?');
  await expect.element(texts().nth(4)).toHaveFocus();
});

test('a logo address that is no image is not loaded', async () => {
  const survey = { id: 3, title: 'Hello', logo: 'javascript:alert(1)', questions: [] };
  await renderScreen('/surveys/edit/3', {
    as: 'owner',
    faults: [next('GET /survey/:id', json(survey))],
  });
  await expect.element(page.getByPlaceholder('Enter survey title')).toHaveValue('Hello');
  await expect.element(page.getByRole('img', { name: 'Survey logo' })).toHaveLength(0);
});

test('in a survey of 200 questions jumping, adding and finding an invalid field work', async () => {
  await page.viewport(1200, 900);
  await renderScreen('/surveys/edit/1', { world: 'longSurvey', as: 'owner' });
  await expect.element(page.getByText('200 questions')).toBeVisible();
  await expect.element(question(1)).toBeVisible();
  expect(page.getByRole('group').elements().length).toBeLessThan(30);
  await page.getByLabelText('Jump to question').selectOptions('Q120: Question number 120');
  await expect.element(question(120).getByPlaceholder('Enter your question')).toHaveFocus();
  await choices(120).nth(3).fill('');
  await page.getByLabelText('Jump to question').selectOptions('Q3: Question number 3');
  await expect.element(question(3).getByPlaceholder('Enter your question')).toHaveFocus();
  await expect.element(question(120)).toHaveLength(0);
  await page.getByRole('button', { name: 'Update' }).click();
  await expect.element(choices(120).nth(3)).toHaveFocus();
  await expect.element(question(120).getByText('Answer choice is required')).toBeVisible();
  await page.getByRole('button', { name: 'Next Question' }).click();
  await expect.element(question(201).getByPlaceholder('Enter your question')).toHaveFocus();
});
