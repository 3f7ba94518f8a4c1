import { setupWorker } from 'msw/browser';
import { people } from '#fixtures/people.ts';
import { createBackend, type MockBackend } from './createBackend.ts';
import { load, snapshotOf } from './database.ts';
import { publicUser } from './publicUser.ts';
import { type Settings, settingsSchema } from './settings.ts';
import { startSession } from './startSession.ts';
import { readState, writeState } from './state.ts';

const PARAMETER = 'demo';

/** What the address asks for with `?demo=…`, or null. Taken out of the address, so that a reload goes on. */
function settingsInAddress(): Settings | null {
  const url = new URL(location.href);
  const text = url.searchParams.get(PARAMETER);
  if (text === null) return null;
  url.searchParams.delete(PARAMETER);
  history.replaceState(history.state, '', url);
  return settingsSchema.parse(JSON.parse(text));
}

async function signIn({ database }: MockBackend, name: keyof typeof people) {
  const person = people[name];
  localStorage.setItem('token', await startSession(database, person.id));
  localStorage.setItem('user', JSON.stringify(publicUser(person)));
}

/** Starts from the address, else from what was left behind, else from the standard data. */
async function prepare(backend: MockBackend) {
  const settings = settingsInAddress();
  const left = settings ? undefined : await readState();
  if (left) {
    await load(backend.database, left);
    return;
  }
  await backend.seed(settings?.world ?? 'standard');
  if (settings?.signedInAs) await signIn(backend, settings.signedInAs);
  backend.controls.setFaults(settings?.faults ?? []);
  await writeState(snapshotOf(backend.database));
}

/**
 * Starts the mock backend in this browser. Afterwards every call of the API is answered by it, and
 * `window.canvassDemo` holds its controls. Rejects with a sentence to show when it cannot start.
 */
export async function startDemo(): Promise<void> {
  if (!('serviceWorker' in navigator)) {
    throw new Error(
      'The demo answers its calls in a service worker, and this browser offers none here: open it over HTTPS or at localhost, and not in a private window.',
    );
  }
  const backend = createBackend();
  await prepare(backend);
  const worker = setupWorker(...backend.handlers);
  worker.events.on('response:mocked', ({ request }) => {
    if (request.method !== 'GET') void writeState(snapshotOf(backend.database));
  });
  try {
    await worker.start({
      quiet: true,
      serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
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
  window.canvassDemo = { backend };
}

declare global {
  interface Window {
    /** The mock backend of the demo, for testers and tests. */
    canvassDemo?: { backend: MockBackend };
  }
}
