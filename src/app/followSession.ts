import type { createBrowserRouter } from 'react-router-dom';
import type { createStore } from '#api/createStore.ts';
import { isSessionOutdated, isSessionTorn, sessionReread } from '#api/sessionSlice.ts';
import { adoptPair } from '#api/storedSession.ts';

/** How long token and user must stand unchanged (ms). */
const SETTLED = 100;

/**
 * Follows changes of the session in storage: another tab's at once, a person's own at the next
 * navigation or return to the tab. `baseApi` also compares before each call (SEAM-3).
 */
export function followSession(
  { dispatch, getState }: ReturnType<typeof createStore>,
  router: ReturnType<typeof createBrowserRouter>,
) {
  let settling: ReturnType<typeof setTimeout> | undefined;
  const catchUp = () => {
    clearTimeout(settling);
    if (isSessionOutdated(getState())) dispatch(sessionReread());
    else if (isSessionTorn(getState())) settling = setTimeout(settle, SETTLED);
  };
  /** No tab of this release wrote the two keys: they count as they stand. */
  const settle = () => {
    adoptPair();
    catchUp();
  };
  for (const event of ['storage', 'focus', 'pageshow']) window.addEventListener(event, catchUp);
  document.addEventListener('visibilitychange', () => {
    // A page that unloads is hidden first. It must not clear storage: the next page would not know
    // that a session ended (SEAM-6).
    if (document.visibilityState === 'visible') catchUp();
  });
  router.subscribe(catchUp);
}
