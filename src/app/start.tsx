import { Classes } from '@blueprintjs/core';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { initiate } from '#api/baseApi.ts';
import { allowReload, readReloadMark } from '#api/browserPage.ts';
import { environment } from '#api/environment.ts';
import { createApplication } from './createApplication.tsx';
import type { FirstQuery } from './screens.ts';

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
export async function start(element: HTMLElement, first: FirstQuery | undefined): Promise<void> {
  readReloadMark();
  const extra = { early: first?.request };
  const { store, router, application, firstScreenReady } = createApplication(
    (routes) => createBrowserRouter(routes, { basename: environment.baseUrl }),
    extra,
  );
  const { key } = router.state.location;
  router.subscribe(({ location }) => {
    if (location.key !== key) allowReload();
  });
  followLook();
  await firstScreenReady;
  // Undefined if it has not arrived yet.
  const result = await Promise.race([first?.request.result, undefined]);
  // With the data, one rendering costs less than two, and nothing flickers.
  if (first && !first.query.skipsCache && result && 'data' in result) {
    await store.dispatch(initiate(first.query));
  }
  flushSync(() => createRoot(element).render(<StrictMode>{application}</StrictMode>));
  document.getElementById('frame')?.remove();
  // The first screen has sent its queries. Later ones need newer data.
  setTimeout(() => {
    extra.early = undefined;
  });
}
