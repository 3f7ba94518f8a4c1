import { expect } from 'vitest';
import { page } from 'vitest/browser';

/** Adds "Question 1?" and so on to the open survey, as pasted text. */
export async function addManyQuestions(count: number) {
  const questionTexts = Array.from({ length: count }, (_, index) => `Question ${index + 1}?`);
  await page.getByRole('button', { name: 'Add questions from text' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add questions from text' });
  await dialog.getByRole('textbox').fill(questionTexts.join('\n\n'));
  await dialog.getByRole('button', { name: `Add ${count} questions` }).click();
  await expect.element(dialog).not.toBeInTheDocument();
}
