import { matchRoutes } from 'react-router-dom';
import type { createStore } from '#api/createStore.ts';
import { type RouteHandle, routes } from './routes.tsx';

/**
 * Fetches the code and the first data of a path that is about to be opened (SEAM-14). What fails is left
 * to the navigation, which tries again and says so.
 */
export function expectRoute(store: ReturnType<typeof createStore>, path: string): void {
  for (const { route } of matchRoutes(routes, path) ?? []) {
    const handle: RouteHandle | undefined = route.handle;
    handle?.load().catch(() => undefined);
    handle?.fetchData?.(store).catch(() => undefined);
  }
}
