import { useState } from 'react';

/** Where a choice is kept: it outlives a reload of this tab, or it is there in each visit of this browser. */
const storages = { tab: () => sessionStorage, browser: () => localStorage };

/** A choice in the panel that is kept. */
export function useKept<Value extends string>(
  key: string,
  initial: Value,
  storage: keyof typeof storages = 'tab',
) {
  const name = `canvass-demo-panel-${key}`;
  const [value, setValue] = useState(() => {
    try {
      return (storages[storage]().getItem(name) as Value | null) ?? initial;
    } catch {
      return initial;
    }
  });
  const change = (next: Value) => {
    setValue(next);
    try {
      storages[storage]().setItem(name, next);
    } catch {
      // Storage that is full or forbidden: the choice holds until the page is reloaded.
    }
  };
  return [value, change] as const;
}
