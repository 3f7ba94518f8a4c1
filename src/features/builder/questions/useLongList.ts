import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from '#ui/whenIdle.ts';
import type { LongListProps } from './LongList.tsx';

/** Up to this many questions are all rendered; in longer surveys only those near the viewport are. */
const MAX_AT_ONCE = 30;

type List = ComponentType<LongListProps>;

let loaded: List | 'failed' | undefined;

async function load() {
  if (typeof loaded === 'function') return loaded;
  loaded = await import('./LongList.tsx').then(
    ({ LongList }) => LongList,
    () => 'failed',
  );
  return loaded;
}

/**
 * The list of a survey of so many questions, if it is a long one: its code is fetched when there is time, or at once
 * where it is needed. "waiting" until it is there; null for a short survey, and where it cannot be had. A list that is
 * worked in is never exchanged for the other but with a question that is added or removed.
 */
export function useLongList(count: number): List | 'waiting' | null {
  const [code, setCode] = useState(() => loaded);
  const [shown, setShown] = useState<{ count: number; list: List | 'waiting' | null }>();
  const isLong = count > MAX_AT_ONCE;

  useEffect(() => {
    const fetch = () => void load().then((list) => setCode(() => list));
    if (!isLong) return whenIdle(fetch);
    fetch();
    return undefined;
  }, [isLong]);

  const mayChange = shown === undefined || shown.list === 'waiting' || shown.count !== count;
  if (!mayChange) return shown.list;
  const missing = shown === undefined || shown.list === 'waiting' ? 'waiting' : null;
  const list = isLong ? (code === 'failed' ? null : (code ?? missing)) : null;
  if (shown?.count !== count || shown.list !== list) setShown({ count, list });
  return list;
}
