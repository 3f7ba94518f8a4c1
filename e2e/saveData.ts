import type { Page } from '@playwright/test';

/** A browser that asks for little data: nothing is fetched ahead, so that a test can count its calls. */
export const saveData = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
