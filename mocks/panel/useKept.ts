import { useState } from 'react';

/** A choice in the panel that outlives a reload of this tab. */
export function useKept<Value extends string>(key: string, initial: Value) {
  const name = `canvass-demo-panel-${key}`;
  const [value, setValue] = useState(() => {
    try {
      return (sessionStorage.getItem(name) as Value | null) ?? initial;
    } catch {
      return initial;
    }
  });
  const change = (next: Value) => {
    setValue(next);
    try {
      sessionStorage.setItem(name, next);
    } catch {
      // Storage that is full or forbidden: the choice holds until the page is reloaded.
    }
  };
  return [value, change] as const;
}
