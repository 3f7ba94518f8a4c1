import { useEffect, useState } from 'react';
import { type DraftOwner, draftStore } from '#storage/draftStore.ts';

/** Shown instead of a form while an earlier submission is still running. */
export function StillSending() {
  return (
    <div className="loading" role="status">
      <span className="loading-spinner" aria-hidden="true" />
      <span>What you sent from here is still on its way...</span>
    </div>
  );
}

/**
 * Whether a request of this screen was running when it opened, and still is. Until it settles, its
 * content is not offered again, because it could be sent twice or replace newer data (SEAM-34).
 */
export function useEarlierSending(owner: DraftOwner): boolean {
  const [earlier, setEarlier] = useState(() => draftStore.of(owner).sending());

  useEffect(() => {
    let isHere = true;
    const end = () => {
      if (isHere) setEarlier(undefined);
    };
    earlier?.then(end, end);
    return () => {
      isHere = false;
    };
  }, [earlier]);

  return earlier !== undefined;
}
