import { useEffect, useState } from 'react';
import { useIsOnline } from './useIsOnline.ts';

/** How long it is said that the connection is back, in milliseconds. */
const SAID_FOR = 5000;

/** Says once that there is no connection, and once that it is back (FAULT-3). The element always stays in the page, so that screen readers announce its text. */
export function OfflineNotice() {
  const isOnline = useIsOnline();
  const [wasOffline, setWasOffline] = useState(!isOnline);

  useEffect(() => {
    if (!isOnline) {
      setWasOffline(true);
      return undefined;
    }
    const forget = setTimeout(() => setWasOffline(false), SAID_FOR);
    return () => clearTimeout(forget);
  }, [isOnline]);

  return (
    <div className="offline-notice" role="status">
      {!isOnline && 'You are offline. What you type stays here; sending works when you are back.'}
      {isOnline && wasOffline && 'You are online again.'}
    </div>
  );
}
