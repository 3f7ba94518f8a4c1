import type { createBrowserRouter } from 'react-router-dom';
import type { createStore } from '#api/createStore.ts';
import { isSessionOutdated, sessionReread } from '#api/sessionSlice.ts';

/**
 * Keeps up with what others do to the session in browser storage: another tab at once, a person by hand
 * at the next navigation or return to the tab. Before each call `baseApi` looks too (SEAM-3).
 */
export function followSession(
  { dispatch, getState }: ReturnType<typeof createStore>,
  router: ReturnType<typeof createBrowserRouter>,
) {
  const catchUp = () => {
    if (isSessionOutdated(getState())) dispatch(sessionReread());
  };
  for (const event of ['storage', 'focus', 'pageshow']) window.addEventListener(event, catchUp);
  document.addEventListener('visibilitychange', catchUp);
  router.subscribe(catchUp);
}
