import { setTimeout } from 'node:timers/promises';
import type { Browser, BrowserContext, BrowserContextOptions, CDPSession } from '@playwright/test';

/** What a context is made with: tests that ask for the same share it. */
interface Asked {
  colorScheme: BrowserContextOptions['colorScheme'];
  timezoneId: string | undefined;
  hasTouch: boolean;
  /** Where the demo is served. */
  origin: string;
  fetchesAhead: boolean;
}

/** All that a test may keep in the browser but its files and the service worker, which are the same for all. */
const storageTypes = 'cookies,local_storage,indexeddb';

/** As a browser says that asks for little data. */
function saveData() {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
}

/**
 * The browser context that the tests of a worker share one after the other. A context of its own would load and compile
 * the application's files anew for each test; here each has a tab of its own, and storage and permissions as they are
 * in a browser that was never used.
 */
export class SharedContext {
  #browser: Browser;
  #context: BrowserContext | undefined;
  #session: CDPSession | undefined;
  #asked = '';
  #hasClock = false;

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** The context with nothing in it; another one where something else is asked than for the last test. */
  async take(asked: Asked) {
    const key = JSON.stringify(asked);
    if (this.#context && (this.#hasClock || this.#asked !== key)) await this.close();
    this.#asked = key;
    this.#context ??= await this.#begin(asked);
    const { origin } = asked;
    await this.#session?.send('Storage.clearDataForOrigin', { origin, storageTypes });
    return this.#context;
  }

  /**
   * Closes the tabs of the test that has ended, and takes back what it was allowed and routed. A browser that does
   * not get round to it fails no test that has passed: the next one has another context.
   */
  async giveBack() {
    const tidied = this.#tidy().then(() => true);
    const isTidy = await Promise.race([tidied, setTimeout(20_000, false, { ref: false })]);
    if (!isTidy) this.#context = undefined;
  }

  async #tidy() {
    const [, ...tabs] = this.#context?.pages() ?? [];
    for (const tab of tabs) await tab.close();
    await this.#context?.clearPermissions();
    await this.#context?.unrouteAll({ behavior: 'ignoreErrors' });
  }

  async close() {
    await this.#context?.close();
    this.#context = undefined;
  }

  /** The first tab stays empty: it keeps the way to the browser's storage open. */
  async #begin({ fetchesAhead }: Asked) {
    const context = await this.#browser.newContext();
    this.#session = await context.newCDPSession(await context.newPage());
    this.#watchClock(context);
    // Otherwise each test would fetch what it does not look at.
    if (!fetchesAhead) await context.addInitScript(saveData);
    return context;
  }

  /** A clock cannot be taken out of a context again: the next test has another one. */
  #watchClock({ clock }: BrowserContext) {
    this.#hasClock = false;
    const install = clock.install.bind(clock);
    clock.install = (options) => {
      this.#hasClock = true;
      return install(options);
    };
  }
}
