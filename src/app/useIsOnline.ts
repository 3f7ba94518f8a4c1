import { useSyncExternalStore } from 'react';

function subscribe(tell: () => void) {
  window.addEventListener('online', tell);
  window.addEventListener('offline', tell);
  return () => {
    window.removeEventListener('online', tell);
    window.removeEventListener('offline', tell);
  };
}

/** Whether the browser reports a connection. */
export const useIsOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);
