import { useLayoutEffect, useRef } from 'react';
import { Button } from '../Button.tsx';
import { returnFocus } from '../focus.ts';

interface LoadFailureProps {
  /** What could not be loaded: "The surveys". */
  what: string;
  /** Whether it is being asked for anew. */
  isTrying?: boolean;
  onRetry: () => void;
}

/** Says, where something would be shown, that it could not be loaded, and offers to try again (FAULT-1, FAULT-8). */
export function LoadFailure({ what, isTrying = false, onRetry }: LoadFailureProps) {
  const again = useRef<HTMLButtonElement>(null);

  useLayoutEffect(() => {
    const button = again.current;
    return () => {
      if (document.activeElement !== button) return;
      // What comes in its place may take the focus itself.
      queueMicrotask(() => returnFocus(null));
    };
  }, []);

  return (
    <div className="load-failure">
      <p aria-live="polite">{isTrying ? 'Trying again...' : `${what} could not be loaded.`}</p>
      <Button ref={again} text="Try again" onClick={onRetry} />
    </div>
  );
}
