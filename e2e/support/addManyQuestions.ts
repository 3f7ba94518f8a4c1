import { expect, type Page } from '@playwright/test';

/** Adds "Question 1?" and so on to the open survey, as pasted text. */
export async function addManyQuestions(page: Page, count: number) {
  const many = Array.from({ length: count }, (_, index) => `Question ${index + 1}?`);
  await page.getByRole('button', { name: 'Add questions from text' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add questions from text' });
  await dialog.getByRole('textbox').fill(many.join('\n\n'));
  await dialog.getByRole('button', { name: `Add ${count} questions` }).click();
  await expect(dialog).toHaveCount(0);
}
