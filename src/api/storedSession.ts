import type { Session } from '#domain/person/session.ts';
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

/** A token is a session. Without a readable user it is a session without a name. */
export interface SessionOf {
  token: string | null;
  user: User | null;
}

/** The person of a session: the user's id, or the token of one without a name; null for nobody. */
export const personOf = ({ token, user }: SessionOf) =>
  token === null ? null : (user?.id ?? token);

/** The session in browser storage: the keys "token" and "user" (SESSION-2). */
export function storedSession(): SessionOf {
  const token = browserStorage.read('token');
  if (token === null || !isToken(token)) return { token: null, user: null };
  return { token, user: userIn(browserStorage.read('user')) };
}

/** Writes a changed user beside its token. */
export const writeUser = (user: User): boolean =>
  browserStorage.write('user', JSON.stringify(user));

/** Removes the session. */
export function forgetSession(): void {
  for (const key of ['token', 'user']) browserStorage.remove(key);
}

/**
 * Writes a session, so that a token never stands beside another person. Returns false if storage
 * refuses a part of it; then it holds none.
 */
export function writeSession({ token, user }: Session): boolean {
  browserStorage.remove('token');
  const isWritten = writeUser(user) && browserStorage.write('token', token);
  if (!isWritten) forgetSession();
  return isWritten;
}
