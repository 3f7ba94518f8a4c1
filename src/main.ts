import '@blueprintjs/core/lib/css/blueprint.css';
import '#ui/styles.css';
import { expectAddress, expectAddressCode } from './app/expectAddress.ts';
import { showStartFailure } from './app/showStartFailure.ts';

// Zod compiles its parsers by `new Function` where it may; the content security policy lets nobody.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const root = document.getElementById('root') as HTMLElement;

// This file is small, so that all that follows is on its way at once: the application, its screen, its data.
try {
  const application = import('./app/start.tsx');
  application.catch(() => undefined);
  if (import.meta.env.MODE === 'demo') {
    const { startDemo } = await import('#mocks/browser.ts');
    await startDemo({ onStateKnown: () => expectAddressCode(location) });
  }
  const readFirst = expectAddress(location);
  const { start } = await application;
  await start(root, readFirst);
} catch (error) {
  showStartFailure(root, error);
}
