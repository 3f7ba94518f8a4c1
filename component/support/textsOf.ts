import type { Locator } from 'vitest/browser';

/** The texts of all elements of a locator. */
export const textsOf = (locator: Locator) =>
  locator.elements().map(({ textContent }) => textContent);

/** The cells of a table under some headings, row by row. */
export function cellsOf(table: Locator, headings: string[]) {
  const all = textsOf(table.getByRole('columnheader'));
  return table
    .getByCss('tbody tr')
    .elements()
    .map(({ children }) => headings.map((heading) => children[all.indexOf(heading)]?.textContent));
}
