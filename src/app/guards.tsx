import { useState } from 'react';
import { useSelector } from 'react-redux';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { type SessionRoot, selectHasEnded } from '#api/sessionSlice.ts';
import { paths } from '#domain/paths.ts';
import { Loading } from '#ui/page/Loading.tsx';
import { type Area, redirectFrom } from './Screen.ts';

const useRedirect = (area: Area) =>
  useSelector(({ session }: SessionRoot) => redirectFrom(area, session));

function GuestOnArrival() {
  const redirect = useRedirect('guests');
  const [onArrival] = useState(redirect);
  return onArrival ? <Navigate to={onArrival} replace /> : <Outlet />;
}

/** Judges once per path: signing in must not shorten the delay before the redirect (LOGIN-2). */
export function GuestsOnly() {
  const { pathname } = useLocation();
  return <GuestOnArrival key={pathname} />;
}

/**
 * Redirects to the login page, also when the session ends on an open screen (SESSION-1), and to the
 * landing page after a logout (SESSION-4). Shows a loader until that page's code arrives (LOAD-8).
 */
export function SignedInOnly() {
  const redirect = useRedirect('signedIn');
  const hasEnded = useSelector(selectHasEnded);
  const [wasSignedIn] = useState(redirect === undefined);
  if (!redirect) return <Outlet />;
  const isLoggedOut = wasSignedIn && !hasEnded;
  return (
    <main id="main" tabIndex={-1}>
      <Loading />
      {/* A logout adds an entry to the history. */}
      {isLoggedOut ? <Navigate to={paths.landing} /> : <Navigate to={redirect} replace />}
    </main>
  );
}

/** Redirects a super administrator from the owners' screens to the dashboard (SESSION-6). */
export function OwnersOnly() {
  const redirect = useRedirect('owners');
  return redirect ? <Navigate to={redirect} replace /> : <Outlet />;
}
