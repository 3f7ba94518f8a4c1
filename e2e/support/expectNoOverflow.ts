import { expect, type Page } from '@playwright/test';

/** Expects that a page is no wider than its window, at the latest when it stands still. */
export const expectNoOverflow = (page: Page, name = page.url()): Promise<void> =>
  expect
    .poll(
      () =>
        page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ),
      { message: `pixels beyond the window: ${name}` },
    )
    .toBeLessThanOrEqual(0);
