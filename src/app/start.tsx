import { Classes } from '@blueprintjs/core';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { initiate } from '#api/baseApi.ts';
import { allowReload, readReloadMark } from '#api/browserPage.ts';
import { environment } from '#api/environment.ts';
import type { NamedQuery } from '#api/queries.ts';
import type { PrefetchedRequests } from '#api/send.ts';
import { selectToken } from '#api/sessionSlice.ts';
import { createApplication } from './createApplication.tsx';

/** Applies changes of the system's colour scheme; beforePaint.js applied the initial one. */
function followLook() {
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', ({ matches }) => {
    document.documentElement.classList.toggle(Classes.DARK, matches);
  });
}

/**
 * Starts the application in an element and replaces the static start page in it at once. The first
 * rendering includes the screen, and its data if they have arrived (LOAD-7).
 */
export async function start(
  element: HTMLElement,
  early: PrefetchedRequests,
  first?: NamedQuery,
): Promise<void> {
  readReloadMark();
  const { store, router, application, firstScreenReady } = createApplication(
    (routes) => createBrowserRouter(routes, { basename: environment.baseUrl }),
    early,
  );
  const { key } = router.state.location;
  router.subscribe(({ location }) => {
    if (location.key !== key) allowReload();
  });
  followLook();
  await firstScreenReady;
  // Wait for the data: one rendering costs less than two, and nothing flickers.
  if (first && !first.skipsCache && early.hasData(first.call, selectToken(store.getState()))) {
    await store.dispatch(initiate(first));
  }
  early.isStarting = false;
  flushSync(() => createRoot(element).render(<StrictMode>{application}</StrictMode>));
  document.getElementById('frame')?.remove();
}
