import { Navigate, Outlet, useHref, useLocation } from 'react-router-dom';
import { useSession } from '#api/useSession.ts';
import { paths } from '#domain/paths.ts';

/** Sends who has no token to the login page (section 4), also when the session ends on the way. */
export function SignedInOnly() {
  const { isSignedIn } = useSession();
  const shownAddress = useHref(useLocation().pathname);
  if (isSignedIn) return <Outlet />;
  // The address moves on before the screen does: who has just logged out is on the way to the landing page.
  const isLeaving = shownAddress !== window.location.pathname;
  return isLeaving ? null : <Navigate to={paths.login} replace />;
}
