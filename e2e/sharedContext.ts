import type { Browser, BrowserContext, CDPSession } from '@playwright/test';

const origin = 'http://localhost:4173';

/** All that a test may keep in the browser but its files and the service worker, which are the same for all. */
const storageTypes = 'cookies,local_storage,indexeddb';

/**
 * The browser context that the tests of a worker share one after the other. A context of its own would load and compile
 * the application's files anew for each test; here each has a tab of its own, and storage and permissions as they are
 * in a browser that was never used.
 */
export class SharedContext {
  #browser: Browser;
  #context: BrowserContext | undefined;
  #session: CDPSession | undefined;
  #options = '';
  #hasClock = false;

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** The context with nothing in it; another one where the options are others than the last test's. */
  async take(options: object, prepare: (context: BrowserContext) => Promise<void>) {
    const asked = JSON.stringify(options);
    if (this.#context && (this.#hasClock || this.#options !== asked)) await this.close();
    this.#options = asked;
    this.#context ??= await this.#begin(prepare);
    await this.#session?.send('Storage.clearDataForOrigin', { origin, storageTypes });
    return this.#context;
  }

  /** Closes the tabs of the test that has ended. */
  async giveBack() {
    const [, ...tabs] = this.#context?.pages() ?? [];
    for (const tab of tabs) await tab.close();
  }

  async close() {
    await this.#context?.close();
    this.#context = undefined;
  }

  /** The first tab stays empty: it keeps the way to the browser's storage open. */
  async #begin(prepare: (context: BrowserContext) => Promise<void>) {
    const context = await this.#browser.newContext();
    this.#session = await context.newCDPSession(await context.newPage());
    this.#watchClock(context);
    await prepare(context);
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
