import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from '#ui/whenIdle.ts';
import type { LongListProps } from './LongList.tsx';

/** Surveys up to this length render all questions; longer ones only those near the viewport. */
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
 * The list for a long survey; its code is fetched when idle, or at once when needed. "waiting"
 * until then; null for a short survey, and if it cannot be loaded. The lists are exchanged only
 * when a question is added or removed, never during typing.
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
