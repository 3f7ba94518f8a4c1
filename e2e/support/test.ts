import { test as base, expect, type Page } from '@playwright/test';
import type { Fault } from '#fixtures/faults.ts';
import type { WorldName } from '#fixtures/worlds.ts';
import { getDemo } from './canvassDemo.ts';
import { SharedContext } from './sharedContext.ts';

/** The settings of `?demo=` (docs/demo.md); `path` is the first argument of `open`. */
interface DemoSettings {
  name?: string;
  world?: WorldName;
  day?: string | null;
  signedInAs?: 'superAdmin' | 'owner' | 'secondOwner' | 'thirdOwner';
  sessionExpired?: boolean;
  faults?: Fault[];
  latency?: Record<string, 'none' | 'realistic' | 'slow' | number>;
  jitter?: number;
  network?: 'online' | 'slow' | 'offline';
  clock?: { at: string; runs?: boolean } | null;
  redirects?: 'normal' | 'slow';
  fileSizes?: 'real' | 'negative';
}

interface Fixtures {
  /** Whether the product prefetches while idle: the next page, the map's code, the typeface. */
  prefetch: boolean;
  /** Opens a path of the demo in a state: data set, person, faults. */
  open: (path: string, settings?: DemoSettings) => Promise<void>;
  /** The toast with this role; the caller asserts its texts. */
  toast: (role: 'alert' | 'status') => ReturnType<Page['getByRole']>;
  /** Waits until an answer to the call is held, and releases it. */
  release: (call: string) => Promise<void>;
  /** Expects a call to be refused with 422. Any other 422 fails the test. */
  expectRefusal: (call: string) => void;
  /** Expects a text in one or more console messages; any other message fails the test. */
  expectConsoleMessage: (text: string) => void;
}

/** The calls answered 422, and the expected ones. */
interface Refusals {
  calls: string[];
  expected: RegExp[];
}

const callPattern = (call: string) => new RegExp(`^${call.replace(/:\w+/, '[^/]+')}$`);

/** A page's console messages, and the expected ones. */
interface Console {
  messages: string[];
  expected: string[];
}

/**
 * MSW asks for the service worker's controller in a page that was left during its start and has
 * none.
 */
const LEFT_WHILE_STARTING = "Cannot read properties of undefined (reading 'controller')";

/**
 * Each test has its own tab, storage and mock backend. An unexpected error or warning on the
 * console fails it, also for a call without a handler.
 */
export const test = base.extend<
  Fixtures & { consoleMessages: Console; refusals: Refusals },
  { shared: SharedContext }
>({
  prefetch: [false, { option: true }],

  shared: [
    async ({ browser }, use) => {
      const shared = new SharedContext(browser);
      await use(shared);
      await shared.close();
    },
    { scope: 'worker' },
  ],

  context: async (
    { shared, baseURL: origin = '', prefetch, colorScheme, timezoneId, hasTouch },
    use,
  ) => {
    await use(await shared.take({ origin, prefetch, colorScheme, timezoneId, hasTouch }));
    await shared.giveBack();
  },

  consoleMessages: [
    async ({ page }, use) => {
      const messages: string[] = [];
      const expected: string[] = [];
      page.on('console', (message) => {
        const isTrouble = ['error', 'warning'].includes(message.type());
        // The browser reports every 4xx and 5xx, which tests cause on purpose.
        if (isTrouble && !message.text().startsWith('Failed to load resource')) {
          messages.push(message.text());
        }
      });
      page.on('pageerror', ({ message }) => {
        // Messages of the previous test's closing page do not count.
        if (page.url() !== 'about:blank' && message !== LEFT_WHILE_STARTING) messages.push(message);
      });
      await use({ messages, expected });
      const isExpected = (message: string) => expected.some((text) => message.includes(text));
      const unexpected = messages.filter((message) => !isExpected(message));
      expect(unexpected, 'unexpected console messages').toEqual([]);
      const unsaid = expected.filter((text) => !messages.some((message) => message.includes(text)));
      expect(unsaid, 'expected console messages that did not come').toEqual([]);
    },
    { auto: true },
  ],

  refusals: [
    async ({ page }, use) => {
      const calls: string[] = [];
      const expected: RegExp[] = [];
      page.on('response', (response) => {
        if (response.status() !== 422) return;
        const path = new URL(response.url()).pathname.replace(/^.*\/api\/v1/, '');
        calls.push(`${response.request().method()} ${path}`);
      });
      await use({ calls, expected });
      const unexpected = calls.filter((call) => !expected.some((pattern) => pattern.test(call)));
      expect(unexpected, 'calls that were refused with 422').toEqual([]);
    },
    { auto: true },
  ],

  expectRefusal: async ({ refusals: { expected } }, use) => {
    await use((call) => expected.push(callPattern(call)));
  },

  expectConsoleMessage: async ({ consoleMessages: { expected } }, use) => {
    await use((text) => expected.push(text));
  },

  open: async ({ page, refusals }, use) => {
    await use(async (path, settings = {}) => {
      for (const { call, answer } of settings.faults ?? []) {
        const isRefusal = 'status' in answer && answer.status === 422;
        if (isRefusal) refusals.expected.push(callPattern(call));
      }
      const separator = path.includes('?') ? '&' : '?';
      await page.goto(`${path}${separator}demo=${encodeURIComponent(JSON.stringify(settings))}`);
      await page.waitForFunction(() => 'canvassDemo' in window);
    });
  },

  toast: async ({ page }, use) => {
    await use((role) => page.locator('.toast-area').getByRole(role));
  },

  release: async ({ page }, use) => {
    await use(async (call) => {
      const demo = await getDemo(page);
      const isHeld = () =>
        demo.evaluate(
          ({ backend }, name) =>
            backend.controls.state().held.some((response) => response.call === name),
          call,
        );
      await expect.poll(isHeld, { intervals: [50] }).toBe(true);
      await demo.evaluate(({ backend }, name) => backend.controls.release(name), call);
    });
  },
});

export { expect };
