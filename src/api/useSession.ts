import { useSelector } from 'react-redux';
import { isSuperAdmin } from '#domain/person/isSuperAdmin.ts';
import { type SessionRoot, selectToken, selectUser } from './sessionSlice.ts';

/**
 * The signed-in person. `token` alone decides whether somebody is signed in; `userId` is 0 if
 * nobody is.
 */
export function useSession() {
  const token = useSelector((state: SessionRoot) => selectToken(state));
  const user = useSelector((state: SessionRoot) => selectUser(state));
  return { isSignedIn: token !== null, user, userId: user?.id ?? 0, isAdmin: isSuperAdmin(user) };
}
