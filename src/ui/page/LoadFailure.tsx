import { Button } from '@blueprintjs/core';

interface LoadFailureProps {
  /** What could not be loaded: "The surveys". */
  what: string;
  /** Whether it is being asked for anew. */
  isTrying?: boolean;
  onRetry: () => void;
}

/** Says, where something would be shown, that it could not be loaded, and offers to try again (FAULT-1, FAULT-8). */
export function LoadFailure({ what, isTrying = false, onRetry }: LoadFailureProps) {
  return (
    <div className="load-failure">
      <p aria-live="polite">{`${what} could not be loaded.${isTrying ? ' Trying again...' : ''}`}</p>
      <Button text="Try again" onClick={onRetry} />
    </div>
  );
}
