import type { Locator } from 'vitest/browser';

/** The texts of all elements of a locator. */
export const textsOf = (locator: Locator) =>
  locator.elements().map(({ textContent }) => textContent);
