import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { initiate } from '#api/baseApi.ts';
import type { NamedQuery } from '#api/request.ts';
import type { EarlyCalls } from '#api/send.ts';
import { selectToken } from '#api/sessionSlice.ts';
import { createApplication } from './createApplication.tsx';
import { rememberVisit } from './rememberVisit.ts';
import { followTheme } from './theme.ts';
import { fetchTypefaceLater } from './typeface.ts';

/**
 * Starts the application in an element and replaces the static start page in it at once. The first
 * rendering includes the screen, and its data if they have arrived (LOAD-7).
 */
export async function start(
  element: HTMLElement,
  early: EarlyCalls,
  first?: NamedQuery,
): Promise<void> {
  const { store, application, opened } = createApplication(
    (routes) => createBrowserRouter(routes, { basename: import.meta.env.BASE_URL }),
    early,
  );
  followTheme();
  await opened;
  // One rendering with the data costs less than two, and nothing flashes.
  if (first && !first.isReadAnew && early.hasData(first.call, selectToken(store.getState()))) {
    await store.dispatch(initiate(first));
  }
  const goOnWithVisit = rememberVisit(element);
  early.isStarting = false;
  flushSync(() => createRoot(element).render(<StrictMode>{application}</StrictMode>));
  document.getElementById('frame')?.remove();
  goOnWithVisit();
  fetchTypefaceLater(store);
}
