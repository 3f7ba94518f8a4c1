import type { createStore } from '#api/createStore.ts';
import { sessionReread } from '#api/sessionSlice.ts';

/** Signing in or out in one tab does so in the others: the session is read again when storage changes. */
export function followOtherTabs(store: ReturnType<typeof createStore>) {
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key === 'token' || key === 'user') store.dispatch(sessionReread());
  });
}
