import '@blueprintjs/core/lib/css/blueprint.css';
import '@fontsource-variable/inter/wght.css';
import '#ui/styles.css';
import { storedSession } from '#api/storedSession.ts';
import { prefetch, stripBasePath } from './app/screens.ts';

function element(name: string, text: string): HTMLElement {
  const created = document.createElement(name);
  created.textContent = text;
  return created;
}

/** Shows why the application cannot start, and a way on, without its code, which may be missing. */
function showStartFailure(root: HTMLElement, error: unknown): void {
  const main = element('main', '');
  main.className = 'centered start-failure';
  const link = element('a', 'Open Canvass from the start');
  link.setAttribute('href', import.meta.env.BASE_URL);
  const message = error instanceof Error ? error.message : String(error);
  main.append(element('h1', 'Canvass could not start'), element('p', message), link);
  root.replaceChildren(main);
}

// Zod compiles its parsers with `new Function` by default, which the content security policy forbids.
// Not with `z.config`: importing zod here adds 10 kB to the start page, which has no schema.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const root = document.getElementById('root') as HTMLElement;

const prefetchScreen = () =>
  prefetch(stripBasePath(location.pathname), location.search, storedSession());

// This file is small, so that application, screen and first data load in parallel.
try {
  const application = import('./app/start.tsx');
  application.catch(() => undefined);
  if (import.meta.env.MODE === 'demo') await (await import('#demo/startDemo.ts')).startDemo();
  const first = prefetchScreen();
  const { start } = await application;
  await start(root, first);
} catch (error) {
  showStartFailure(root, error);
}
