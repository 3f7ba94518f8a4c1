import { startTransition, useState } from 'react';
import { useTimeout } from '#ui/useTimeout.ts';

/** How long nothing is changed before what names it follows (ms): rendering that would delay the next key. */
const PAUSE = 250;

/** A value once it has not changed for a moment, and how to take it at once. */
export function useSettled<Value>(value: Value): [Value, () => void] {
  const [settled, settle] = useState(value);
  useTimeout(() => startTransition(() => settle(value)), PAUSE, value);
  return [settled, () => settle(value)];
}
