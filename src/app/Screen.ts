import type { ComponentType } from 'react';
import type { NamedQuery } from '#api/queries.ts';
import type { StoredSession } from '#api/storedSession.ts';
import { paths } from '#domain/paths.ts';
import { isSuperAdmin } from '#domain/person/isSuperAdmin.ts';

/** Who may open a screen: everyone, guests only, signed-in users only, or owners only. */
export type ScreenAccess = 'open' | 'guests' | 'signedIn' | 'owners';

interface GuardedSession extends StoredSession {
  /** The path of the document that replaces this one, if its session ended. */
  exitPath?: string | null;
}

/** Where a guard redirects; undefined if it admits the person (SESSION-1, SESSION-6, LOGIN-2). */
export function guardRedirect(
  area: ScreenAccess,
  { token, user, exitPath }: GuardedSession,
): string | undefined {
  if (area === 'open') return undefined;
  if (area === 'guests') return token === null ? undefined : paths.landing;
  if (token === null) return exitPath ?? paths.login;
  return area === 'owners' && isSuperAdmin(user) ? paths.dashboard : undefined;
}

/** What the prefetched query of a screen is made from. */
export interface QueryInput {
  person: { userId: number; isAdmin: boolean };
  /** The number in its path; 0 if there is none. */
  id: number;
  page: number;
  search: URLSearchParams;
}

/** A screen: its area, path, code, and the query that is fetched while its code loads. */
export interface Screen {
  area: ScreenAccess;
  /** Set for screens whose requests need no user id: a session without a user may open them. */
  allowsMissingUser?: boolean;
  path: string;
  load: () => Promise<ComponentType>;
  prefetchedQuery?: (input: QueryInput) => NamedQuery | undefined;
}
