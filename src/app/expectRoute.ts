import type { createStore } from '#api/createStore.ts';
import { expectCode, screenAt } from './screens.ts';

/**
 * Fetches the code and the first data of a path that is about to be opened (SEAM-14). What fails is left
 * to the navigation, which tries again and says so.
 */
export function expectRoute(store: ReturnType<typeof createStore>, path: string): void {
  const screen = screenAt(path)?.screen;
  if (!screen) return;
  expectCode(screen);
  screen.fetchData?.(store).catch(() => undefined);
}
