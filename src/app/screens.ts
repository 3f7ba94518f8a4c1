import { environment } from '#api/environment.ts';
import type { NamedQuery } from '#api/queries.ts';
import { type EarlyRequest, sendEarly } from '#api/send.ts';
import type { StoredSession } from '#api/storedSession.ts';
import { matchPath } from '#domain/paths.ts';
import { isSuperAdmin } from '#domain/person/isSuperAdmin.ts';
import type { User } from '#domain/person/user.ts';
import { adminScreens, loadAdminLayout } from './adminScreens.ts';
import { publicScreens } from './publicScreens.ts';
import { guardRedirect, type Screen } from './Screen.ts';

/** Every screen of the application. */
export const screens = [...publicScreens, ...adminScreens];

/** A URL's path without the path at which the build is served. */
export const stripBasePath = (pathname: string): string =>
  `/${pathname.slice(environment.baseUrl.length)}`;

/** The screen at a path, and the number in the path; 0 if there is none. */
export function screenAt(pathname: string): { screen: Screen; id: number } | undefined {
  for (const screen of screens) {
    const parameter = matchPath(screen.path, pathname);
    if (parameter !== undefined) return { screen, id: Number(parameter) };
  }
  return undefined;
}

/** Prefetches a screen's code. The navigation retries a failure, and reports it. */
export function prefetchCode({ area, load }: Screen): void {
  const usesAdminLayout = area === 'signedIn' || area === 'owners';
  for (const code of [load, ...(usesAdminLayout ? [loadAdminLayout] : [])])
    code().catch(() => undefined);
}

/** A screen's prefetched query; undefined if it has none. */
function firstQuery(
  { prefetchedQuery }: Screen,
  id: number,
  search: URLSearchParams,
  user: User,
): NamedQuery | undefined {
  const page = Number(search.get('page') ?? 1);
  const hasValidNumbers = [page, id].every(Number.isSafeInteger) && page >= 1 && id >= 0;
  const person = { userId: user.id, isAdmin: isSuperAdmin(user) };
  return hasValidNumbers ? prefetchedQuery?.({ person, id, page, search }) : undefined;
}

/** The first query of a screen, and its request. */
export interface FirstQuery {
  query: NamedQuery;
  request: EarlyRequest;
}

/** Prefetches what this user sees at a URL: the screen's code, and its first request (LOAD-3). */
export function prefetch(
  pathname: string,
  search: string,
  session: StoredSession,
): FirstQuery | undefined {
  const { screen, id } = screenAt(pathname) ?? {};
  if (!screen || id === undefined) return undefined;
  const redirect = guardRedirect(screen.area, session);
  const targetScreen = redirect ? screenAt(redirect)?.screen : screen;
  if (targetScreen) prefetchCode(targetScreen);
  const { token, user } = session;
  if (redirect || token === null || !user) return undefined;
  const query = firstQuery(screen, id, new URLSearchParams(search), user);
  return query && { query, request: sendEarly(query.call, token) };
}

/** Prefetches the code of the screen at a path, which opens soon (SEAM-14). */
export function prefetchPath(pathname: string): void {
  const match = screenAt(pathname);
  if (match) prefetchCode(match.screen);
}

/** Prefetches the code of a screen as soon as a link to it is hovered, focused or touched (LOAD-5). */
export function prefetchLinks(): void {
  const prefetchLink = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
    if (!link || link.origin !== location.origin) return;
    prefetchPath(stripBasePath(link.pathname));
  };
  for (const event of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(event, prefetchLink, { passive: true });
  }
}
