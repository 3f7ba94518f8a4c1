import { HttpError } from './HttpError.ts';

/** The user id in a call; it must be the caller's own. */
export function requireOwnUserId(user: { id: number }, { userId }: { userId: number }): number {
  if (userId !== user.id) throw new HttpError(403, 'You may not do this');
  return userId;
}
