import type { SetupWorker } from 'msw/browser';
import type { Controls } from '#mocks/controls/controls.ts';

/** How many calls of this page are being answered now; those that are held are not. */
export function callsUnderWay(worker: SetupWorker, controls: Controls): () => number {
  const ids = new Set<string>();
  worker.events.on('request:start', ({ requestId }) => {
    ids.add(requestId);
  });
  worker.events.on('request:end', ({ requestId }) => {
    ids.delete(requestId);
  });
  return () => ids.size - controls.state().held.length;
}
