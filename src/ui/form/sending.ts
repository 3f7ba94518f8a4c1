import { useEffect, useState } from 'react';

/** The requests that are being sent, by the name their form is kept under. */
const underway = new Map<string, Promise<unknown>>();

/** Remembers that something is being sent, until it is known how it ended. */
export function trackSending<Result>(name: string, sending: Promise<Result>): Promise<Result> {
  underway.set(name, sending);
  const end = () => {
    if (underway.get(name) === sending) underway.delete(name);
  };
  sending.then(end, end);
  return sending;
}

/**
 * Whether the same was on its way when this screen was opened, and still is. Until it is known how it ended,
 * nothing of it is offered again: it would be sent twice, or an old copy over a new one (SEAM-34).
 */
export function useEarlierSending(name: string | undefined): boolean {
  const [earlier, setEarlier] = useState(() =>
    name === undefined ? undefined : underway.get(name),
  );

  useEffect(() => {
    if (!earlier) return undefined;
    let isHere = true;
    const end = () => {
      if (isHere) setEarlier(undefined);
    };
    earlier.then(end, end);
    return () => {
      isHere = false;
    };
  }, [earlier]);

  return earlier !== undefined;
}
