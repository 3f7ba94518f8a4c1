import { isSuperAdmin } from '#domain/person/isSuperAdmin.ts';
import { adminScreens, loadAdminLayout } from './adminScreens.ts';
import { redirectFrom, type SessionOf } from './area.ts';
import { publicScreens } from './publicScreens.ts';
import type { FirstQuery, Screen } from './Screen.ts';

/** Every screen of the application. */
export const screens = [...publicScreens, ...adminScreens];

/** The screen at a path, and the parameter in the path. The router's own matcher would have to load before it. */
export function screenAt(pathname: string): { screen: Screen; id: number } | undefined {
  for (const screen of screens) {
    const found = new RegExp(`^${screen.path.replace(/:\w+/, '([^/]+)')}/?$`).exec(pathname);
    if (found) return { screen, id: Number(found[1] ?? 0) };
  }
  return undefined;
}

/** Prefetches the code of a screen. A failure is left to the navigation, which tries again and reports it. */
export function prefetchCode({ area, load }: Screen): void {
  const isAdmin = area === 'signedIn' || area === 'owners';
  for (const code of [load, ...(isAdmin ? [loadAdminLayout] : [])]) code().catch(() => undefined);
}

/** Prefetches the code of the screen that an address leads to. */
export function prefetchAddress(pathname: string, session: SessionOf): void {
  const { screen } = screenAt(pathname) ?? {};
  const redirect = screen && redirectFrom(screen.area, session);
  const shown = redirect ? screenAt(redirect)?.screen : screen;
  if (shown) prefetchCode(shown);
}

/** The first query of a screen; undefined where it has none, or where this person may not see the screen. */
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
