import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { loggedOut } from '#api/sessionSlice.ts';
import { paths } from '#domain/paths.ts';

const LOG_OUT = { logOut: true };

/**
 * Logs out by going to the landing page: who is asked about unsaved work and stays, stays signed in
 * (SEAM-5). The session ends on arrival, in `useLogOutOnArrival`.
 */
export function useLogOut() {
  const navigate = useNavigate();
  return () => void navigate(paths.landing, { state: LOG_OUT });
}

/** Ends the session once the journey of `useLogOut` has arrived. */
export function useLogOutOnArrival() {
  const { state } = useLocation();
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const isLoggingOut = Boolean((state as Partial<typeof LOG_OUT> | null)?.logOut);

  useEffect(() => {
    if (!isLoggingOut) return;
    dispatch(loggedOut());
    // Coming back to this page later must not log out again.
    void navigate(paths.landing, { replace: true, state: null });
  }, [isLoggingOut, dispatch, navigate]);
}
