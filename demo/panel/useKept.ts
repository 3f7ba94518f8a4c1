import { useState } from 'react';
import { browserStorage, tabStorage } from '../state/storages.ts';
import { panelKey } from './panelKey.ts';

const storages = { tab: tabStorage, browser: browserStorage };

/** A choice in the panel that is kept, as far as there is storage: in this tab, or in each visit of this browser. */
export function useKept<Value extends string>(
  key: string,
  initial: Value,
  storage: keyof typeof storages = 'tab',
) {
  const name = panelKey(key);
  const [value, setValue] = useState(
    () => (storages[storage].read(name) as Value | null) ?? initial,
  );
  const change = (next: Value) => {
    setValue(next);
    storages[storage].write(name, next);
  };
  return [value, change] as const;
}
