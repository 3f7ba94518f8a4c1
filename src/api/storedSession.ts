import { isToken } from '#domain/person/token.ts';
import type { User } from '#domain/person/user.ts';
import { browserStorage } from '#storage/browserStorage.ts';

type Fits = (value: unknown) => boolean;

const isText: Fits = (value) => typeof value === 'string';
const isOptionalText: Fits = (value) => value == null || isText(value);

/**
 * The check of each field of a stored user. Written by hand, because the landing page does not load
 * zod.
 */
const fields: Record<keyof User, Fits> = {
  id: (id) => Number.isSafeInteger(id) && (id as number) > 0,
  firstName: isText,
  middleName: isOptionalText,
  lastName: isText,
  email: isText,
  mobileNumber: isOptionalText,
  image: isOptionalText,
  type: isText,
};
const required = ['id', 'firstName', 'lastName', 'email', 'type'];

/** The user without invalid fields, in stored order; null if a required one is missing. */
function userIn(text: string | null): User | null {
  try {
    const stored: object = JSON.parse(text ?? 'null') ?? {};
    const user = Object.fromEntries(
      Object.entries(stored).filter(
        ([name, value]) => Object.hasOwn(fields, name) && fields[name as keyof User](value),
      ),
    );
    return required.every((name) => name in user) ? (user as unknown as User) : null;
  } catch {
    return null;
  }
}

type StoredSession = { token: string; user: User } | { token: null; user: null };

/**
 * The session in browser storage: the keys "token" and "user" (SESSION-2). Both are null without a
 * user, or with a token that no header can carry (SEAM-4).
 */
export function storedSession(): StoredSession {
  const token = browserStorage.read('token');
  const user = userIn(browserStorage.read('user'));
  return token !== null && user && isToken(token) ? { token, user } : { token: null, user: null };
}

/** Says which token and person belong together: each key changes with an event of its own. */
const PAIR = 'session';

const pairOf = ({ token, user }: StoredSession) => `${user?.id} ${token}`;

/** Whether no other tab is between writing the one key and the other. Nobody signed in is whole. */
export function isPairWhole(): boolean {
  const stored = storedSession();
  return stored.token === null || browserStorage.read(PAIR) === pairOf(stored);
}

/** Takes the two keys as they stand: an earlier release or a person by hand wrote them. */
export function adoptPair(): void {
  const stored = storedSession();
  if (stored.token !== null) browserStorage.write(PAIR, pairOf(stored));
}

/** Writes a session. Returns false if storage refuses a part of it. */
export const writeSession = (session: { token: string; user: User }): boolean =>
  browserStorage.write('user', JSON.stringify(session.user)) &&
  browserStorage.write('token', session.token) &&
  browserStorage.write(PAIR, pairOf(session));

/** Removes the session. */
export function forgetSession(): void {
  for (const key of ['token', 'user', PAIR]) browserStorage.remove(key);
}
