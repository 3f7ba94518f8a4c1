import type { Page } from '@playwright/test';

/** By how many pixels a page overflows its window. */
export const measureOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
