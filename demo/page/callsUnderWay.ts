import type { SetupWorker } from 'msw/browser';
import type { Controls } from '#mocks/controls/createControls.ts';

/** Returns a function that counts this page's requests without a response, except held ones. */
export function createPendingCallCounter(worker: SetupWorker, controls: Controls): () => number {
  const ids = new Set<string>();
  worker.events.on('request:start', ({ requestId }) => {
    ids.add(requestId);
  });
  worker.events.on('request:end', ({ requestId }) => {
    ids.delete(requestId);
  });
  return () => ids.size - controls.state().held.length;
}
