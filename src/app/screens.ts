import { isSuperAdmin } from '#domain/person/isSuperAdmin.ts';
import { adminScreens, loadAdminLayout } from './adminScreens.ts';
import { publicScreens } from './publicScreens.ts';
import type { FirstQuery, Screen } from './Screen.ts';
import { redirectFrom, type SessionOf } from './Screen.ts';

/** Every screen of the application. */
export const screens = [...publicScreens, ...adminScreens];

/**
 * The screen at a path, and the parameter in the path. The entry cannot use the router's matcher,
 * which loads later.
 */
export function screenAt(pathname: string): { screen: Screen; id: number } | undefined {
  for (const screen of screens) {
    const found = new RegExp(`^${screen.path.replace(/:\w+/, '([^/]+)')}/?$`).exec(pathname);
    if (found) return { screen, id: Number(found[1] ?? 0) };
  }
  return undefined;
}

/**
 * Prefetches a screen's code. A failure is left to the navigation, which retries and reports it.
 */
export function prefetchCode({ area, load }: Screen): void {
  const isAdmin = area === 'signedIn' || area === 'owners';
  for (const code of [load, ...(isAdmin ? [loadAdminLayout] : [])]) code().catch(() => undefined);
}

/** Prefetches the code of the screen at an address. */
export function prefetchAddress(pathname: string, session: SessionOf): void {
  const { screen } = screenAt(pathname) ?? {};
  const redirect = screen && redirectFrom(screen.area, session);
  const shown = redirect ? screenAt(redirect)?.screen : screen;
  if (shown) prefetchCode(shown);
}

/** A screen's first query; undefined if it has none, or if this person may not see the screen. */
export function firstQuery(
  { area, first }: Screen,
  id: number,
  search: URLSearchParams,
  session: SessionOf,
): Promise<FirstQuery> | undefined {
  const { user } = session;
  if (!first || !user || redirectFrom(area, session)) return undefined;
  const page = Number(search.get('page') ?? 1);
  const isWhole = [page, id].every(Number.isSafeInteger) && page >= 1 && id >= 0;
  const person = { userId: user.id, isAdmin: isSuperAdmin(user) };
  return isWhole ? first({ person, id, page, search }) : undefined;
}
