import './locators.ts';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { limits } from '#domain/limits.ts';
import { consoleMessages, expected } from './consoleMessages.ts';
import { unload } from './renderScreen.tsx';

// Like a browser in data-saver mode, so that tests do not prefetch.
Object.defineProperty(navigator, 'connection', {
  value: { saveData: true },
  configurable: true,
});

const FAST_REDIRECT_MS = 300;

// An assertion that a toast is gone retries for 10 s: longer than a toast lives in the product. The
// browser tests assert the delays of redirects (e2e/forms); here they would only be waited for.
Object.assign(limits, {
  toastDuration: 60_000,
  redirectDelay: Object.fromEntries(
    Object.keys(limits.redirectDelay).map((form) => [form, FAST_REDIRECT_MS]),
  ),
});

const WIDTH = 1280;
const HEIGHT = 900;

// A test may leave another size.
beforeEach(async () => {
  if (innerWidth !== WIDTH || innerHeight !== HEIGHT) await page.viewport(WIDTH, HEIGHT);
});

// An unexpected error or warning on the console fails the test.
beforeEach(() => {
  consoleMessages.length = 0;
  expected.length = 0;
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...words) => {
      consoleMessages.push(words.map(String).join(' '));
    });
  }
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  const isExpected = (message: string) => expected.some((text) => message.includes(text));
  const unexpected = consoleMessages.filter((message) => !isExpected(message));
  expect(unexpected.join('\n'), 'unexpected console messages').toBe('');
  const unsaid = expected.filter(
    (text) => !consoleMessages.some((message) => message.includes(text)),
  );
  expect(unsaid, 'expected console messages that did not come').toEqual([]);
});

// Vitest runs it before the hook above. A screen that stays would send its calls to no backend.
afterEach(async () => {
  await unload();
});
