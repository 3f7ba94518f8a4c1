import { useState } from 'react';
import { useSelector } from 'react-redux';
import { Navigate, Outlet } from 'react-router-dom';
import { selectHasEnded } from '#api/sessionSlice.ts';
import { useSession } from '#api/useSession.ts';
import { paths } from '#domain/paths.ts';
import { Loading } from '#ui/page/Loading.tsx';

/**
 * Redirects to the login page when there is no token (SESSION-1), also when the session ends while a screen is open; after
 * a logout to the landing page (SESSION-4). A loading text stands here until the code of that page has arrived (LOAD-8).
 */
export function SignedInOnly() {
  const { isSignedIn } = useSession();
  const hasEnded = useSelector(selectHasEnded);
  const [wasSignedIn] = useState(isSignedIn);
  if (isSignedIn) return <Outlet />;
  const isLoggedOut = wasSignedIn && !hasEnded;
  return (
    <main id="main" tabIndex={-1}>
      <Loading />
      {/* A logout is a step of its own in the history. */}
      {isLoggedOut ? <Navigate to={paths.landing} /> : <Navigate to={paths.login} replace />}
    </main>
  );
}
