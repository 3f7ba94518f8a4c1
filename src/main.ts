import '@blueprintjs/core/lib/css/blueprint.css';
import '@fontsource-variable/inter/wght.css';
import '#ui/styles.css';
import { EarlyCalls } from '#api/send.ts';
import { storedSession } from '#api/storedSession.ts';
import { pathBelow, prefetch } from './app/screens.ts';
import { showStartFailure } from './app/showStartFailure.ts';

// Zod would compile its parsers with `new Function`, which the content security policy forbids.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const root = document.getElementById('root') as HTMLElement;

const early = new EarlyCalls();
const prefetchScreen = () =>
  prefetch(
    { pathname: pathBelow(location.pathname), search: location.search },
    storedSession(),
    early,
  );

// This file is small, so that application, screen and first data load in parallel.
try {
  const application = import('./app/start.tsx');
  application.catch(() => undefined);
  if (import.meta.env.MODE === 'demo') await (await import('#demo/browser.ts')).startDemo();
  const first = prefetchScreen();
  const { start } = await application;
  await start(root, early, first);
} catch (error) {
  showStartFailure(root, error);
}
