import '@blueprintjs/core/lib/css/blueprint.css';
import '#ui/styles.css';
import { clear } from 'idb-keyval';
import { getResponse } from 'msw';
import { createMemoryRouter } from 'react-router-dom';
import { vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { browserPage } from '#api/browserPage.ts';
import { createApplication } from '#app/createApplication.tsx';
import { createDemo } from '#demo/createDemo.ts';
import { mountPanel } from '#demo/panel/mountPanel.tsx';
import type { Fault } from '#fixtures/faults.ts';
import type { people } from '#fixtures/people.ts';
import type { CallName } from '#mocks/callNames.ts';
import { parseSettings, type Settings } from '#mocks/controls/settings.ts';
import { createBackend } from '#mocks/createBackend.ts';
import { browserStorage } from '#storage/browserStorage.ts';

/**
 * The settings of `?demo=` (docs/demo.md). They change only the mock backend: the page's clock,
 * redirects and file sizes stay real.
 */
interface ScreenSettings extends Partial<Omit<Settings, 'path' | 'signedInAs' | 'faults'>> {
  faults?: Fault[];
  /** The signed-in person; a guest by default. */
  as?: keyof typeof people | undefined;
  /** A section of QA's panel to open beside the screen. */
  panel?: string;
}

/** The browser keeps nothing of the previous test. */
async function forgetAll() {
  browserStorage.remove('user', 'token');
  localStorage.clear();
  sessionStorage.clear();
  await clear();
}

interface RenderedScreen {
  backend: ReturnType<typeof createBackend>;
  router: ReturnType<typeof createApplication>['router'];
}

let screen: RenderedScreen | undefined;
let unmountPanel = () => {};

/** QA's panel, apart from the product. */
export const findDemoPanel = () => page.getByRole('complementary', { name: 'Demo panel' });

/** What the application listens to, until its document is replaced. */
let listening: [EventTarget, string, EventListenerOrEventListenerObject][] = [];

/** Counts the documents: what loads late for one is not rendered into the next. */
let documentCount = 0;

/** Removes the application. Returns a function that says whether no other document began since. */
export async function unload() {
  documentCount += 1;
  const ownCount = documentCount;
  screen = undefined;
  for (const [target, type, listener] of listening) target.removeEventListener(type, listener);
  listening = [];
  await cleanup();
  return () => ownCount === documentCount;
}

/** Replaces the application by a new one at a path, like a page load. */
async function load(path: string, backend: RenderedScreen['backend']) {
  const isCurrent = await unload();
  if (!isCurrent()) return;
  const targets = [window, document] as const;
  const spies = targets.map((target) => {
    const add = target.addEventListener.bind(target) as EventTarget['addEventListener'];
    return vi.spyOn(target, 'addEventListener').mockImplementation(((
      type: string,
      listener: EventListener,
      options?: object,
    ) => {
      // RTK Query shares its own listeners of the window among stores.
      if (target === document || ['storage', 'pageshow'].includes(type))
        listening.push([target, type, listener]);
      add(type, listener, options);
    }) as never);
  });
  const { router, application, firstScreenReady } = createApplication((routes) =>
    createMemoryRouter(routes, { initialEntries: [path] }),
  );
  for (const spy of spies) spy.mockRestore();
  screen = { backend, router };
  await firstScreenReady;
  if (!isCurrent()) return;
  // The element of index.html, whose width the frame follows.
  const container = Object.assign(document.createElement('div'), { id: 'root' });
  await render(application, { container: document.body.appendChild(container) });
}

// Replaces real navigation, which unloads the test page.
browserPage.reload = () => screen && void load(currentUrl(), screen.backend);
browserPage.reloadOnce = browserPage.reload;
browserPage.open = (path) => screen && void load(path, screen.backend);

/** Fails the calls under way when the next screen is rendered: a paused one keeps its lock. */
let ended = new AbortController();

async function endCalls() {
  ended.abort();
  ended = new AbortController();
  await new Promise((resolve) => setTimeout(resolve));
}

/** The requests sent since the rendering. */
export const requests: Request[] = [];

/** The answered calls since the rendering: "POST /survey/create". */
export const calls: string[] = [];

/** The sent texts since the rendering, the latest first, with their calls. */
const sentTexts: { call: string; text: string }[] = [];

const callName = ({ method, url }: Request) =>
  `${method} ${new URL(url).pathname.replace('/api/v1', '')}`;

function rendered(): RenderedScreen {
  if (!screen) throw new Error('No screen is rendered: call renderScreen first.');
  return screen;
}

/**
 * Renders a screen with the application's routes, layout and store, over its own mock backend.
 * Calls are answered without a network, in the state that the settings describe (docs/demo.md). Any
 * other request fails.
 */
export async function renderScreen(path: string, { as, panel, ...settings }: ScreenSettings = {}) {
  // The first click focuses the window, and lists refetch on focus (SEAM-15).
  window.focus();
  await unload();
  unmountPanel();
  await endCalls();
  await forgetAll();
  requests.length = 0;
  calls.length = 0;
  sentTexts.length = 0;
  const demo = panel ? createDemo() : undefined;
  const backend = demo?.backend ?? createBackend();
  const session = await backend.apply(
    parseSettings({ ...settings, path, ...(as && { signedInAs: as }) }),
  );
  if (session) {
    localStorage.setItem('token', session.token);
    localStorage.setItem('user', JSON.stringify(session.user));
  }
  const { signal } = ended;
  const isEnded = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
  isEnded.catch(() => undefined);
  vi.stubGlobal('fetch', async (request: Request) => {
    requests.push(request);
    const copy = request.clone();
    void copy.text().then(
      (text) => sentTexts.unshift({ call: callName(copy), text }),
      // An aborted request has no text.
      () => undefined,
    );
    const response = await Promise.race([getResponse(backend.handlers, request), isEnded]);
    calls.push(callName(request));
    if (!response) throw new Error(`No handler answers ${request.method} ${request.url}.`);
    request.signal.throwIfAborted();
    if (response.type === 'error') throw new TypeError('Failed to fetch');
    return response;
  });
  await load(path, backend);
  if (demo && panel) {
    unmountPanel = mountPanel(demo);
    await page.getByRole('button', { name: /^Demo/ }).click();
    await findDemoPanel().getByRole('tab', { name: panel, exact: true }).click();
  }
  return backend;
}

/** The JSON bodies of the calls with this name, the latest first: "POST /survey/create". Waits for one. */
export async function sentBodies(call: string) {
  const findTexts = () => sentTexts.filter((entry) => entry.call === call);
  await vi.waitUntil(() => findTexts().length > 0, { timeout: 10_000 });
  return findTexts().map(({ text }): unknown => JSON.parse(text));
}

/** The JSON body of the latest call with this name. */
export const sentBody = async (call: string) => (await sentBodies(call))[0];

/** The current address: "/surveys/edit/7?draft=a". */
export function currentUrl(): string {
  const { pathname, search } = rendered().router.state.location;
  return pathname + search;
}

/** Goes back, like the browser's button. */
export const goBack = () => rendered().router.navigate(-1);

/** Goes back as soon as the address is this path: before its screen is drawn. */
export function goBackFrom(path: string) {
  const { router } = rendered();
  const stop = router.subscribe(({ location }) => {
    if (location.pathname !== path) return;
    stop();
    queueMicrotask(() => void router.navigate(-1));
  });
}

/** Opens a path, as a link does. */
export const goTo = (path: string) => rendered().router.navigate(path);

/** Sets the answer to these calls. */
export const setFaults = (faults: Fault[]) =>
  rendered().backend.controls.set(parseSettings({ faults }));

/** The visible toast: an alert for a failure, a status for a success. */
export const toast = (role: 'alert' | 'status') => page.getByCss('.toast-area').getByRole(role);

/** Waits until an answer to the call is held, and releases it. */
export async function release(call: string) {
  const { controls } = rendered().backend;
  await vi.waitUntil(() => controls.state().held.some((response) => response.call === call));
  controls.release(call as CallName);
}
