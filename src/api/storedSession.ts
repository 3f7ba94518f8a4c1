import { isToken } from '#domain/person/isToken.ts';
import type { Session } from '#domain/person/session.ts';
import type { User } from '#domain/person/user.ts';
import { browserStorage, tabStorage } from '#storage/browserStorage.ts';

type FieldCheck = (value: unknown) => boolean;

const isText: FieldCheck = (value) => typeof value === 'string';
const isOptionalText: FieldCheck = (value) => value == null || isText(value);

/** The check of each field of a stored user, without zod, which the landing page does not load. */
const fields: Record<keyof User, FieldCheck> = {
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
function parseUser(text: string | null): User | null {
  try {
    const storedUser: object = JSON.parse(text ?? 'null') ?? {};
    const user = Object.fromEntries(
      Object.entries(storedUser).filter(
        ([name, value]) => Object.hasOwn(fields, name) && fields[name as keyof User](value),
      ),
    );
    return required.every((name) => name in user) ? (user as unknown as User) : null;
  } catch {
    return null;
  }
}

/** A session. `user` is null if storage has a token without a valid user (SEAM-4). */
export interface StoredSession {
  token: string | null;
  user: User | null;
}

/** Identifies the person of a session: by user id, or by token without a user; null for a guest. */
export const sessionKey = ({ token, user }: StoredSession) =>
  token === null ? null : (user?.id ?? token);

/** The session in storage: the keys "user" and "token", which form one unit (SESSION-2). */
export function storedSession(): StoredSession {
  const [user = null, token = null] = browserStorage.read('user', 'token');
  if (token === null || !isToken(token)) return { token: null, user: null };
  return { token, user: parseUser(user) };
}

/** Writes a session. If the browser refuses either part, only this tab has it. */
export function writeSession({ token, user }: Session): void {
  // Another person's session must not return if the browser refuses this one. The token goes first,
  // so that it is never stored beside another user.
  if (storedSession().user?.id !== user.id) browserStorage.remove('token', 'user');
  browserStorage.write({ user: JSON.stringify(user), token });
}

/** Removes the session. */
export const removeSession = (): void => browserStorage.remove('user', 'token');

const END_NOTICE = 'session-ended';

/** Leaves a notice for the next document of this tab that the server ended the session (SEAM-6). */
export const writeEndNotice = (): void => void tabStorage.write({ [END_NOTICE]: 'yes' });

/** Whether the previous document left the notice. Removes it. */
export function takeEndNotice(): boolean {
  const [notice] = tabStorage.read(END_NOTICE);
  tabStorage.remove(END_NOTICE);
  return notice === 'yes';
}
