import { useState } from 'react';
import { useSelector } from 'react-redux';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import type { SessionRoot } from '#api/sessionSlice.ts';
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

/** Redirects to the login page, also when the session ends on an open screen (SESSION-1). */
export function SignedInOnly() {
  const redirect = useRedirect('signedIn');
  return redirect ? <Navigate to={redirect} replace /> : <Outlet />;
}

/** Redirects a super administrator from the owners' screens to the dashboard (SESSION-6). */
export function OwnersOnly() {
  const redirect = useRedirect('owners');
  return redirect ? <Navigate to={redirect} replace /> : <Outlet />;
}
