import { useState } from 'react';
import { useTimeout } from '#ui/useTimeout.ts';
import { useIsOnline } from './useIsOnline.ts';

/** How long it is said that the connection is back, in milliseconds. */
const SAID_FOR = 5000;

/** Says once that there is no connection, and once that it is back (FAULT-3). The element always stays in the page, so that screen readers announce its text. */
export function OfflineNotice() {
  const isOnline = useIsOnline();
  const [wasOffline, setWasOffline] = useState(!isOnline);
  if (!isOnline && !wasOffline) setWasOffline(true);
  useTimeout(() => setWasOffline(false), isOnline ? SAID_FOR : null);

  return (
    <div className="offline-notice" role="status">
      {!isOnline && 'You are offline. What you type stays here; sending works when you are back.'}
      {isOnline && wasOffline && 'You are online again.'}
    </div>
  );
}
