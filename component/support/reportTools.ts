import { page } from 'vitest/browser';

/** Compares the report by a question, named as its option: "Q2: \u2068What did you buy today?\u2069". */
export const compareBy = (question: string) =>
  page.getByLabelText('Compare by').selectOptions(question);

/** Opens the fields of the report's days. */
export const openDays = () => page.getByRole('button', { name: /^(?:All days|Dates: )/ }).click();
