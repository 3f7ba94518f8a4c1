import type { createBrowserRouter } from 'react-router-dom';
import type { createStore } from '#api/createStore.ts';
import { isSessionOutdated, sessionReread } from '#api/sessionSlice.ts';

/**
 * Follows changes of the session in storage: another tab's at once, a person's own at the next
 * navigation or return to the tab. `baseApi` also compares before each call (SEAM-3).
 */
export function followSession(
  { dispatch, getState }: ReturnType<typeof createStore>,
  router: ReturnType<typeof createBrowserRouter>,
) {
  const catchUp = () => {
    if (isSessionOutdated(getState())) dispatch(sessionReread());
  };
  for (const event of ['storage', 'focus', 'pageshow']) window.addEventListener(event, catchUp);
  document.addEventListener('visibilitychange', () => {
    // A page that unloads is hidden first. It must not clear storage: the next page would not know
    // that a session ended (SEAM-6).
    if (document.visibilityState === 'visible') catchUp();
  });
  router.subscribe(catchUp);
}
