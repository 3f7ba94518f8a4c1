import { useSelector } from 'react-redux';
import { isSuperAdmin } from '#domain/isSuperAdmin.ts';
import { selectToken, selectUser, type sessionReducer } from './sessionSlice.ts';

type SessionRoot = { session: ReturnType<typeof sessionReducer> };

/** Who is signed in. `token` alone decides whether somebody is; `userId` is 0 while nobody is known. */
export function useSession() {
  const token = useSelector((state: SessionRoot) => selectToken(state));
  const user = useSelector((state: SessionRoot) => selectUser(state));
  return { isSignedIn: token !== null, user, userId: user?.id ?? 0, isAdmin: isSuperAdmin(user) };
}
