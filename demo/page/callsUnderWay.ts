import type { SetupWorker } from 'msw/browser';
import type { Controls } from '#mocks/controls/createControls.ts';

/** The number of this page's calls being answered, without held ones. */
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
