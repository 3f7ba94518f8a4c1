import { startTransition, useState } from 'react';
import { useTimeout } from '#ui/hooks.ts';

/** The debounce (ms) of dependent views, whose rendering delays the next key. */
const DEBOUNCE_MS = 250;

export function useDebounced<Value>(value: Value): [Value, () => void] {
  const [debounced, setDebounced] = useState(value);
  useTimeout(() => startTransition(() => setDebounced(value)), DEBOUNCE_MS, value);
  return [debounced, () => setDebounced(value)];
}
