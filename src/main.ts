import '@blueprintjs/core/lib/css/blueprint.css';
import '#ui/styles.css';
import { storedSession } from '#api/storedSession.ts';
import { prefetchAddress } from './app/screens.ts';
import { showStartFailure } from './app/showStartFailure.ts';

// Zod would compile its parsers with `new Function`, which the content security policy forbids.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const root = document.getElementById('root') as HTMLElement;

const prefetchScreen = () =>
  prefetchAddress(`/${location.pathname.slice(import.meta.env.BASE_URL.length)}`, storedSession());

// This file is small, so that application and screen load in parallel.
try {
  const application = import('./app/start.tsx');
  application.catch(() => undefined);
  if (import.meta.env.MODE === 'demo') {
    const { startDemo } = await import('#demo/browser.ts');
    await startDemo({ onStateKnown: prefetchScreen });
  } else {
    prefetchScreen();
  }
  const { start } = await application;
  await start(root);
} catch (error) {
  showStartFailure(root, error);
}
