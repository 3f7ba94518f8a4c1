import { useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useSession } from '#api/useSession.ts';
import { paths } from '#domain/paths.ts';

function OnArrival() {
  const { isSignedIn } = useSession();
  const [wasSignedIn] = useState(isSignedIn);
  return wasSignedIn ? <Navigate to={paths.landing} replace /> : <Outlet />;
}

/**
 * Sends who is signed in to the landing page, judged on arrival at each path: signing in here must
 * not cut the delay after it short (LOGIN-2).
 */
export function GuestsOnly() {
  const { pathname } = useLocation();
  return <OnArrival key={pathname} />;
}
