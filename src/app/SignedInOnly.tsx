import { Navigate, Outlet } from 'react-router-dom';
import { useSession } from '#api/useSession.ts';
import { paths } from '#domain/paths.ts';
import { Loading } from '#ui/page/Loading.tsx';

/** Redirects to the login page when there is no token (SESSION-1), including when the session ends while the page is open. Until its code is there, something is said to load (LOAD-8). */
export function SignedInOnly() {
  const { isSignedIn } = useSession();
  if (isSignedIn) return <Outlet />;
  return (
    <main id="main" tabIndex={-1}>
      <Loading />
      <Navigate to={paths.login} replace />
    </main>
  );
}
