import { startTransition, useState } from 'react';
import { useTimeout } from '#ui/hooks.ts';

/** The debounce (ms) of dependent views, whose rendering delays the next key. */
const DEBOUNCE_MS = 250;

export function useDebounced<Value>(value: Value): [Value, () => void] {
  const [debounced, settle] = useState(value);
  useTimeout(() => startTransition(() => settle(value)), DEBOUNCE_MS, value);
  return [debounced, () => settle(value)];
}
