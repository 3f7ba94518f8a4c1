import { type Locator, locators } from 'vitest/browser';

declare module 'vitest/browser' {
  interface LocatorSelectors {
    /** Locates by CSS selector an element without role, label or text. */
    getByCss(selector: string): Locator;
  }
}

locators.extend({ getByCss: (selector: string) => `css=${selector}` });
