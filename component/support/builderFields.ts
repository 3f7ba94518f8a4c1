import { page } from 'vitest/browser';

/** The question with this number in the builder. */
export const question = (number: number) =>
  page.getByRole('group', { name: `Q${number}`, exact: true });

/** The option fields of the question with this number. */
export const optionFields = (number: number) =>
  question(number).getByLabelText(/^Answer choice \d+$/);
