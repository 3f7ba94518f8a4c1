import { Navigate, Outlet } from 'react-router-dom';
import { useSession } from '#api/useSession.ts';
import { paths } from '#domain/paths.ts';

/** Redirects to the login page when there is no token (SESSION-1), including when the session ends while the page is open. */
export function SignedInOnly() {
  const { isSignedIn } = useSession();
  return isSignedIn ? <Outlet /> : <Navigate to={paths.login} replace />;
}
