import { useState } from 'react';
import { browserStorage, tabStorage } from '../state/storages.ts';
import { panelKey } from './panelKey.ts';

const storages = { tab: tabStorage, browser: browserStorage };

/** A panel setting in storage, if there is any: per tab, or per browser. */
export function useStored<Value extends string>(
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
