import { useState, useSyncExternalStore } from 'react';
import { useTimeout } from '#ui/hooks.ts';

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

const NOTICE_DURATION_MS = 5000;

/** Reports a lost connection and its return (FAULT-3), in an element that stays: it is announced. */
export function OfflineNotice() {
  const isOnline = useIsOnline();
  const [wasOffline, setWasOffline] = useState(!isOnline);
  if (!isOnline && !wasOffline) setWasOffline(true);
  useTimeout(() => setWasOffline(false), isOnline ? NOTICE_DURATION_MS : null);

  return (
    <div className="offline-notice" role="status">
      {!isOnline && 'You are offline. What you type stays here; sending works when you are back.'}
      {isOnline && wasOffline && 'You are online again.'}
    </div>
  );
}
