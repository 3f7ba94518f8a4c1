import { startTransition, useState } from 'react';
import { useTimeout } from '#ui/hooks.ts';

/** The debounce (ms) before dependent views update: their rendering would delay the next key. */
const PAUSE = 250;

export function useDebounced<Value>(value: Value): [Value, () => void] {
  const [settled, settle] = useState(value);
  useTimeout(() => startTransition(() => settle(value)), PAUSE, value);
  return [settled, () => settle(value)];
}
