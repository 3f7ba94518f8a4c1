import { page } from 'vitest/browser';

/** Compares the report by a question, named as in the menu: "Q2: What did you buy today?". */
export async function compareBy(question: string) {
  await page.getByRole('button', { name: /^Compare by/ }).click();
  await page.getByRole('menuitemradio', { name: question }).click();
}

/** Opens the fields of the report's days. */
export const openDays = () => page.getByRole('button', { name: /^(?:All days|Dates: )/ }).click();
