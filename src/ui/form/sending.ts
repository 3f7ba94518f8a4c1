import { useEffect, useState } from 'react';

/** The running requests, by the name that their form is kept under. */
const underway = new Map<string, Promise<unknown>>();

/** Marks a request as running until it settles. */
export function trackSending<Result>(name: string, sending: Promise<Result>): Promise<Result> {
  underway.set(name, sending);
  const end = () => {
    if (underway.get(name) === sending) underway.delete(name);
  };
  sending.then(end, end);
  return sending;
}

/**
 * Whether the same request was running when this screen opened, and still is. Until it settles, its
 * content is not offered again, because it could be sent twice or replace newer data (SEAM-34).
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
