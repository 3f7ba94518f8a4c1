import type { Locator } from 'vitest/browser';

/** The texts of all elements of a locator. */
export const readTexts = (locator: Locator) =>
  locator.elements().map(({ textContent }) => textContent);

/** The texts of the cells below the given headings, in rows. Other columns do not count. */
export function readCells(table: Locator, headings: string[]) {
  const headerTexts = readTexts(table.getByRole('columnheader'));
  return table
    .getByCss('tbody tr')
    .elements()
    .map(({ children }) =>
      headings.map((heading) => children[headerTexts.indexOf(heading)]?.textContent),
    );
}
