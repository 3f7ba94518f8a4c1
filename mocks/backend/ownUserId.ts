import { HttpError } from './HttpError.ts';

/** The user id that a call carries, which must be that of the person who calls. */
export function ownUserId(user: { id: number }, { userId }: { userId: number }): number {
  if (userId !== user.id) throw new HttpError(403, 'You may not do this');
  return userId;
}
