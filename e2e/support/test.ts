import type { Fault } from '#fixtures/faults.ts';
import type { CallName } from '#mocks/callNames.ts';
import { parseSettings } from '#mocks/controls/settings.ts';
import { createBackend, type MockBackend } from '#mocks/createBackend.ts';
import { serveProduct } from '../../scripts/test/serveProduct.ts';
import { test as commonTest, expect, expectFaults, type OpenedState } from './commonTest.ts';

/** What the server has and answers; the demo alone changes the page. */
type ServerState = Omit<OpenedState, 'name' | 'clock' | 'redirects' | 'fileSizes' | 'network'>;

type Session = NonNullable<Awaited<ReturnType<MockBackend['apply']>>>;

interface Fixtures {
  /** The mock backend of this test. */
  backend: MockBackend;
  /** Opens a path in a state: data set, person, faults. */
  open: (path: string, state?: ServerState) => Promise<void>;
  /** Sets the answer to these calls. */
  setFaults: (faults: Fault[]) => void;
  /** Waits until an answer to the call is held, and releases it. */
  release: (call: string) => Promise<void>;
}

/** Prepares the storage of the first document that `open` loads; a reload keeps what it finds. */
function begin({ session, opening }: { session: Session | null; opening: number }) {
  // A frame without an address has no storage.
  if (location.origin === 'null') return;
  if (Number(sessionStorage.getItem('opening')) >= opening) return;
  sessionStorage.setItem('opening', String(opening));
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith('draft:')) localStorage.removeItem(key);
  }
  for (const key of ['token', 'user']) localStorage.removeItem(key);
  if (!session) return;
  localStorage.setItem('user', JSON.stringify(session.user));
  localStorage.setItem('token', session.token);
}

/** Tests of the production build. Each has a mock backend of its own, in Node, behind HTTP. */
export const test = commonTest.extend<
  Fixtures,
  { product: Awaited<ReturnType<typeof serveProduct>> }
>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures here.
    async ({}, use) => {
      const product = await serveProduct({ folder: 'dist' });
      await use(product);
      product.close();
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ product }, use) => {
    await use(product.origin);
  },

  backend: [
    async ({ product }, use) => {
      const backend = createBackend();
      product.use(backend);
      await use(backend);
    },
    { auto: true },
  ],

  open: async ({ page, backend, refusals }, use) => {
    let opening = 0;
    await use(async (path, state = {}) => {
      expectFaults(refusals, state.faults);
      // The page before must not meet the new data.
      if (opening > 0) await page.goto('about:blank');
      backend.controls.release();
      const session = await backend.apply(parseSettings({ ...state, path }));
      opening += 1;
      await page.addInitScript(begin, { session, opening });
      await page.goto(path);
    });
  },

  setFaults: async ({ backend: { controls } }, use) => {
    await use((faults) => controls.set({ faults: parseSettings({ faults }).faults }));
  },

  release: async ({ backend: { controls } }, use) => {
    await use(async (call) => {
      const findHeld = () => controls.state().held.find((response) => response.call === call);
      const message = `an answer to ${call} is held`;
      await expect.poll(findHeld, { intervals: [50], message }).toBeDefined();
      controls.release(call as CallName);
    });
  },
});

export { expect };
