import { useState } from 'react';
import { tabStorage } from '../state/storages.ts';

/** The storage key of a panel setting. */
const panelKey = (choice: string) => `canvass-demo-panel-${choice}`;

/** A setting of the panel, stored for this tab if there is storage. */
export function useStoredSetting<Value extends string>(key: string, initial: Value) {
  const name = panelKey(key);
  const [value, setValue] = useState(() => (tabStorage.read(name) as Value | null) ?? initial);
  const change = (next: Value) => {
    setValue(next);
    tabStorage.write(name, next);
  };
  return [value, change] as const;
}
