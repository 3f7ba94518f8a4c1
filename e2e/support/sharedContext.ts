import { setTimeout } from 'node:timers/promises';
import type { Browser, BrowserContext, BrowserContextOptions, CDPSession } from '@playwright/test';

/** The options of a context: tests with equal options share one. */
interface Asked {
  colorScheme: BrowserContextOptions['colorScheme'];
  timezoneId: string | undefined;
  hasTouch: boolean;
  /** The demo's address. */
  origin: string;
  prefetch: boolean;
}

/**
 * Everything a test may store in the browser, except files and the service worker, which are equal
 * for all.
 */
const storageTypes = 'cookies,local_storage,indexeddb';

/** Like a browser that saves data. */
function saveData() {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
}

/** The machine may have no network. */
function stayOnline() {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: true });
}

const CLEAR_TIMEOUT_MS = 15_000;

/**
 * The browser context that a worker's tests share one after another. A new context loads and
 * compile the application's files again; here each test has its own tab, with storage and
 * permissions of a fresh browser.
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

  /** The emptied context; another one for other options. */
  async take(options: Asked) {
    const key = JSON.stringify(options);
    if (this.#context && (this.#hasClock || this.#asked !== key)) await this.close();
    this.#asked = key;
    this.#context ??= await this.#begin(options);
    if (await this.#canClearStorage(options.origin)) return this.#context;
    // A page of the last test still locks its storage.
    this.#context = await this.#begin(options);
    return this.#context;
  }

  /** Empties the origin's storage; false if the browser does not finish it. */
  #canClearStorage(origin: string): Promise<boolean> {
    const cleared = this.#session?.send('Storage.clearDataForOrigin', { origin, storageTypes });
    return Promise.race([
      Promise.resolve(cleared).then(() => true),
      setTimeout(CLEAR_TIMEOUT_MS, false, { ref: false }),
    ]);
  }

  /**
   * Closes the ended test's tabs, and resets permissions and routes. A browser that hangs fails no
   * passed test: the next one gets another context.
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

  /** The first tab stays empty and gives access to the browser's storage. */
  async #begin({ prefetch }: Asked) {
    const context = await this.#browser.newContext();
    this.#session = await context.newCDPSession(await context.newPage());
    this.#watchClock(context);
    await context.addInitScript(stayOnline);
    // Tests do not prefetch unless they ask for it.
    if (!prefetch) await context.addInitScript(saveData);
    return context;
  }

  /**
   * A clock cannot be removed from a context: the next test gets another one. Each method of the
   * clock installs it, not only `install`.
   */
  #watchClock(context: BrowserContext) {
    this.#hasClock = false;
    const { clock } = context;
    const markUse = () => {
      this.#hasClock = true;
    };
    const watchedClock = new Proxy(clock, {
      get(target, name) {
        markUse();
        const member: unknown = Reflect.get(target, name);
        return typeof member === 'function' ? member.bind(target) : member;
      },
    });
    Object.defineProperty(context, 'clock', { value: watchedClock });
  }
}
