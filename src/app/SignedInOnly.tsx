import { Navigate, Outlet } from 'react-router-dom';
import { useSession } from '#api/useSession.ts';
import { paths } from '#domain/paths.ts';

/** Sends who has no token to the login page (SESSION-1), also when the session ends on the way. */
export function SignedInOnly() {
  const { isSignedIn } = useSession();
  return isSignedIn ? <Outlet /> : <Navigate to={paths.login} replace />;
}
