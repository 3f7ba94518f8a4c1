import { WarningSign } from '@blueprintjs/icons';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../Button.tsx';
import { returnFocus } from '../focus.ts';
import { EmptyState } from './EmptyState.tsx';

interface LoadFailureProps {
  /** The subject of the message: "The surveys". */
  what: string;
  /** Whether a retry is running. */
  isRetrying?: boolean;
  onRetry: () => void;
}

/** Reports a failed load in place, with a button to retry (FAULT-1, FAULT-8). */
export function LoadFailure({ what, isRetrying = false, onRetry }: LoadFailureProps) {
  const again = useRef<HTMLButtonElement>(null);
  // Set the text after mount: screen readers ignore live regions that mount with their text.
  const [isRegionReady, setHeard] = useState(false);
  useEffect(() => setHeard(true), []);

  useLayoutEffect(() => {
    const button = again.current;
    return () => {
      if (document.activeElement !== button) return;
      // The content that replaces it may focus itself.
      queueMicrotask(() => returnFocus(null));
    };
  }, []);

  return (
    <EmptyState
      icon={<WarningSign />}
      text={isRegionReady && (isRetrying ? 'Trying again...' : `${what} could not be loaded.`)}
      action={<Button ref={again} text="Try again" onClick={onRetry} />}
    />
  );
}
