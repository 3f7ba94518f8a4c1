// First, because MSW reads the storage when its module loads.
import './page/ensureStorage.ts';
import { setupWorker } from 'msw/browser';
import { createDemo, type Demo } from './createDemo.ts';
import { createPendingCallCounter } from './page/callsUnderWay.ts';
import { followNetwork } from './page/followNetwork.ts';
import { ignoreFailedUpdate } from './page/ignoreFailedUpdate.ts';
import { installClock } from './page/installClock.ts';
import { negativeFileSizes } from './page/negativeFileSizes.ts';
import { slowRedirects } from './page/slowRedirects.ts';
import { trustScript } from './page/trustScript.ts';
import { mountPanel } from './panel/mountPanel.tsx';
import { recordSteps } from './report/recordSteps.ts';

/**
 * Starts the mock backend in this browser. It then answers every call of the API; QA's panel is
 * there, and `window.canvassDemo` offers the same to tests and the console. Rejects with sentences
 * to show if it cannot start.
 */
export async function startDemo(): Promise<void> {
  if (!('serviceWorker' in navigator)) {
    throw new Error(
      'The demo answers its calls in a service worker, and this browser offers none here: open it over HTTPS or at localhost, and not in a private window.',
    );
  }
  const demo = createDemo();
  installClock(demo.backend.controls);
  await demo.start();
  slowRedirects(demo.backend.controls);
  negativeFileSizes(demo.backend.controls);
  followNetwork(demo.backend.controls);
  ignoreFailedUpdate();
  recordSteps(demo.steps.add);
  const worker = setupWorker(...demo.backend.handlers);
  const url = `${import.meta.env.BASE_URL}mockServiceWorker.js`;
  const underWay = createPendingCallCounter(worker, demo.backend.controls);
  try {
    trustScript(url);
    await worker.start({
      quiet: true,
      serviceWorker: { url },
      onUnhandledFrame: ({ frame, defaults }) => {
        const { pathname } = new URL((frame.data as { request: Request }).request.url);
        if (pathname.startsWith('/api/')) defaults.error();
      },
    });
  } catch (error) {
    throw new Error(
      `The demo's service worker could not start (${error instanceof Error ? error.message : error}). Open it over HTTPS or at localhost, and not in a private window.`,
    );
  }
  window.canvassDemo = { ...demo, callsUnderWay: underWay };
  mountPanel(demo);
}

declare global {
  interface Window {
    /** The mock backend of the demo, for testers and tests. */
    canvassDemo?: Demo & { callsUnderWay: () => number };
  }
}
