import { Navigate, Outlet } from 'react-router-dom';
import { useSession } from '#api/useSession.ts';
import { paths } from '#domain/paths.ts';

/** Sends a super administrator from the owners' screens to the dashboard (SESSION-6). */
export function OwnersOnly() {
  const { isAdmin } = useSession();
  return isAdmin ? <Navigate to={paths.dashboard} replace /> : <Outlet />;
}
