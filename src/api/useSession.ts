import { useState } from 'react';
import { useSelector } from 'react-redux';
import { isSuperAdmin } from '#domain/person/isSuperAdmin.ts';
import { type SessionRoot, selectToken, selectUser } from './sessionSlice.ts';

/** The signed-in user; null without one. The token alone decides whether somebody is signed in. */
export function useSession() {
  const token = useSelector((state: SessionRoot) => selectToken(state));
  const user = useSelector((state: SessionRoot) => selectUser(state));
  return { isSignedIn: token !== null, user, isAdmin: isSuperAdmin(user) };
}

/** The signed-in person's id, the same until the screen closes. Throws on a screen of guests. */
export function useUserId(): number {
  const { user } = useSession();
  const [id] = useState(user?.id);
  if (id === undefined) throw new Error('Nobody is signed in');
  return id;
}

/** Whose records a list shows: the owner's, or everyone's for a super administrator. */
export function useListOwner() {
  const { isAdmin } = useSession();
  return { userId: useUserId(), isAdmin };
}
