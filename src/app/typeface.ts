import type { createStore } from '#api/createStore.ts';
import { browserStorage } from '#storage/browserStorage.ts';
import { whenIdle } from '#ui/whenIdle.ts';

/**
 * Set after the typeface was fetched: `beforePaint.js` then requests it at once, from the browser's
 * cache.
 */
const KEY = 'typeface';
const RETRY = 200;

async function fetchTypeface() {
  const faces = await document.fonts.load('1em Inter').catch(() => []);
  if (faces.length === 0) return;
  document.documentElement.classList.add('typeface');
  browserStorage.write(KEY, 'fetched');
}

/**
 * Fetches Inter after the first screen's data, which it would delay on a slow line: a report by
 * 15 % (LOAD-6).
 */
export function fetchTypefaceLater(store: ReturnType<typeof createStore>): void {
  if (document.documentElement.classList.contains('typeface')) return;
  const isLoading = () =>
    Object.values(store.getState().api.queries).some((query) => query?.status === 'pending');
  const whenLoaded = () =>
    whenIdle(() => {
      if (isLoading()) setTimeout(whenLoaded, RETRY);
      else void fetchTypeface();
    });
  whenLoaded();
}
