import {
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
  type Response,
  type WebError,
} from '@playwright/test';
import type * as z from 'zod';
import type { Fault } from '#fixtures/faults.ts';
import type { settingsSchema } from '#mocks/controls/settings.ts';
import { SharedContext } from './sharedContext.ts';

interface Fixtures {
  /** Whether the product prefetches while idle: the next page, the map's code, the typeface. */
  prefetch: boolean;
  /** The toast with this role; the caller asserts its texts. */
  toast: (role: 'alert' | 'status') => ReturnType<Page['getByRole']>;
  /** Expects a call to be refused with 422. Any other 422 fails the test. */
  expectRefusal: (call: string) => void;
  /** Expects a text in one or more console messages; any other message fails the test. */
  expectConsoleMessage: (text: string) => void;
}

/** The state of `?demo=` (docs/demo.md); `path` is the first argument of `open`. */
export type OpenedState = Omit<z.input<typeof settingsSchema>, 'path'>;

/** The calls answered 422, and the expected ones. */
interface Refusals {
  calls: string[];
  expected: RegExp[];
}

/** Notes that faults with the status 422 are expected. */
export function expectFaults(refusals: Refusals, faults: OpenedState['faults'] = []) {
  for (const { call, answer } of faults as Fault[]) {
    const isRefusal = answer.kind === 'status' && answer.status === 422;
    if (isRefusal) refusals.expected.push(callPattern(call));
  }
}

const callPattern = (call: string) => new RegExp(`^${call.replace(/:\w+/, '[^/]+')}$`);

/** A page's console messages, and the expected ones. */
interface Console {
  messages: string[];
  expected: string[];
}

/**
 * MSW asks for the service worker's controller in a page of the demo that was left during its start,
 * and has none.
 */
const LEFT_WHILE_STARTING = "Cannot read properties of undefined (reading 'controller')";

/**
 * Each test has its own tab and storage. An unexpected error or warning on the console of any tab
 * fails it.
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
    async ({ context }, use) => {
      const messages: string[] = [];
      const expected: string[] = [];
      const noteMessage = (message: ConsoleMessage) => {
        const isTrouble = ['error', 'warning'].includes(message.type());
        // The browser reports every 4xx and 5xx, which tests cause on purpose.
        if (isTrouble && !message.text().startsWith('Failed to load resource')) {
          messages.push(message.text());
        }
      };
      const noteError = (error: WebError) => {
        const { message } = error.error();
        // Messages of the previous test's closing page do not count.
        if (error.page()?.url() !== 'about:blank' && message !== LEFT_WHILE_STARTING)
          messages.push(message);
      };
      context.on('console', noteMessage).on('weberror', noteError);
      await use({ messages, expected });
      context.off('console', noteMessage).off('weberror', noteError);
      const isExpected = (message: string) => expected.some((text) => message.includes(text));
      const unexpected = messages.filter((message) => !isExpected(message));
      expect(unexpected, 'unexpected console messages').toEqual([]);
      const unsaid = expected.filter((text) => !messages.some((message) => message.includes(text)));
      expect(unsaid, 'expected console messages that did not come').toEqual([]);
    },
    { auto: true },
  ],

  refusals: [
    async ({ context }, use) => {
      const calls: string[] = [];
      const expected: RegExp[] = [];
      const noteRefusal = (response: Response) => {
        if (response.status() !== 422) return;
        const path = new URL(response.url()).pathname.replace(/^.*\/api\/v1/, '');
        calls.push(`${response.request().method()} ${path}`);
      };
      context.on('response', noteRefusal);
      await use({ calls, expected });
      context.off('response', noteRefusal);
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

  toast: async ({ page }, use) => {
    await use((role) => page.locator('.toast-area').getByRole(role));
  },
});

export { expect };
