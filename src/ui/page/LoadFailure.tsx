import { Button } from '@blueprintjs/core';

/** Says, where something would be shown, that it could not be loaded, and offers to try again. */
export function LoadFailure({ what, onRetry }: { what: string; onRetry: () => void }) {
  return (
    <div className="load-failure">
      <p>{`${what} could not be loaded.`}</p>
      <Button text="Try again" onClick={onRetry} />
    </div>
  );
}
