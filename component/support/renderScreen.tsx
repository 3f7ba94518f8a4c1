import '@blueprintjs/core/lib/css/blueprint.css';
import '#ui/styles.css';
import { clear, createStore } from 'idb-keyval';
import { getResponse } from 'msw';
import { createMemoryRouter } from 'react-router-dom';
import { vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createApplication } from '#app/createApplication.tsx';
import type { people } from '#fixtures/people.ts';
import { parseSettings, type Settings } from '#mocks/controls/settings.ts';
import { createBackend } from '#mocks/createBackend.ts';

interface ScreenSettings extends Partial<Omit<Settings, 'path' | 'name' | 'signedInAs'>> {
  /** Who is signed in; a guest without it. */
  as?: keyof typeof people;
}

/** Nothing of the test before is left in the browser. */
async function forgetAll() {
  localStorage.clear();
  sessionStorage.clear();
  await clear(createStore('canvass-drafts', 'drafts'));
}

/**
 * Renders a screen of the application, with its routes, layout and store, over a mock backend of its own. Calls are
 * answered without a network, in the state that the settings describe (docs/demo.md). Whatever else is called fails.
 */
export async function renderScreen(path: string, { as, ...settings }: ScreenSettings = {}) {
  await forgetAll();
  const backend = createBackend();
  const session = await backend.apply(
    parseSettings({ ...settings, path, ...(as && { signedInAs: as }) }),
  );
  if (session) {
    localStorage.setItem('token', session.token);
    localStorage.setItem('user', JSON.stringify(session.user));
  }
  /** Each call as it was sent: "POST /survey/create". */
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    calls.push(`${request.method} ${new URL(request.url).pathname.replace('/api/v1', '')}`);
    const response = await getResponse(backend.handlers, request);
    if (!response) throw new Error(`No handler answers ${request.method} ${request.url}.`);
    request.signal.throwIfAborted();
    return response;
  });
  const { store, router, application, opened } = createApplication((routes) =>
    createMemoryRouter(routes, { initialEntries: [path] }),
  );
  await opened;
  const { unmount } = await render(application);
  return {
    backend,
    store,
    router,
    calls,
    unmount,
    /** Where the person is: "/surveys/edit/7?draft=a". */
    address: () => `${router.state.location.pathname}${router.state.location.search}`,
    /** The toast that is shown: "alert" for a failure, "status" for a success. */
    toast: (role: 'alert' | 'status') =>
      page.elementLocator(document.body).getByCss('.toast-area').getByRole(role),
  };
}
