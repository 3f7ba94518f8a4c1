import { type ComponentType, useContext, useLayoutEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import {
  Navigate,
  Outlet,
  type RouteObject,
  ScrollRestoration,
  useLocation,
  useMatch,
} from 'react-router-dom';
import { logOut } from '#api/session.ts';
import type { SessionRoot } from '#api/sessionSlice.ts';
import { useApiDispatch } from '#api/useApiDispatch.ts';
import { useSession } from '#api/useSession.ts';
import { paths } from '#domain/paths.ts';
import { Button } from '#ui/Button.tsx';
import { FIRST_FOCUS, focusMain } from '#ui/focus.ts';
import { useTimeout } from '#ui/hooks.ts';
import { Page } from '#ui/page/Page.tsx';
import { loadAdminLayout } from './adminScreens.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { VisitContext } from './NavigationKeyProvider.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import { PublicLayout } from './PublicLayout.tsx';
import { guardRedirect, type Screen, type ScreenAccess } from './Screen.ts';
import { screens } from './screens.ts';

/** Around every screen: a skip link, and the focus on the new screen after each navigation. */
function RootLayout() {
  const { pathname } = useLocation();
  const lastPathname = useRef(pathname);

  // A layout effect, so that no key reaches a control of the new screen before the focus moves.
  useLayoutEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    // A screen may focus a field itself.
    if (!document.activeElement?.hasAttribute(FIRST_FOCUS)) focusMain();
  }, [pathname]);

  return (
    <>
      {/* biome-ignore lint/a11y/useValidAnchor: it goes to a place in the page, and works without the router */}
      <a
        className="skip-link"
        href="#main"
        onClick={(event) => {
          // By default the browser adds a history entry that the router does not know.
          event.preventDefault();
          focusMain();
        }}
      >
        Skip to content
      </a>
      <OfflineNotice />
      <Outlet />
      <ScrollRestoration />
    </>
  );
}

const useRedirect = (area: ScreenAccess) =>
  useSelector(({ session }: SessionRoot) => guardRedirect(area, session));

function GuestOnArrival() {
  const redirect = useRedirect('guests');
  const [onArrival] = useState(redirect);
  return onArrival ? <Navigate to={onArrival} replace /> : <Outlet />;
}

/** Runs the guard only on arrival: otherwise a login redirects without the specified delay (LOGIN-2). */
function GuestsOnly() {
  return <GuestOnArrival key={useContext(VisitContext)} />;
}

/** How long a session that ended waits for the document that replaces this one. */
const EXIT_TIMEOUT_MS = 3000;

/**
 * Redirects to the login page (SESSION-1). When a session ends on an open screen, another document
 * replaces this one, and the redirect follows only if that fails (SESSION-4, SESSION-5).
 */
function SignedInOnly() {
  const redirect = useRedirect('signedIn');
  const isExiting = useSelector(({ session }: SessionRoot) => session.exitPath !== null);
  const [isExitLate, setExitLate] = useState(false);
  useTimeout(() => setExitLate(true), isExiting ? EXIT_TIMEOUT_MS : null);
  const isReport = useMatch(paths.analyzeSurvey) !== null;
  if (isExiting && !isExitLate) return null;
  return redirect ? <Navigate to={redirect} replace state={{ isReport }} /> : <Outlet />;
}

/** Redirects a super administrator from the owners' screens to the dashboard (SESSION-6). */
function OwnersOnly() {
  const redirect = useRedirect('owners');
  return redirect ? <Navigate to={redirect} replace /> : <Outlet />;
}

/** Shown instead of a screen that needs the user's id, if storage has a token without a user. */
function UnknownAccount() {
  const dispatch = useApiDispatch();
  return (
    <Page title="Unknown account">
      <p>
        You are signed in, but this browser does not know your account. Log out, then log in again.
      </p>
      <Button intent="primary" text="Logout" onClick={() => dispatch(logOut())} />
    </Page>
  );
}

/** Remounts the screen at each visit, so that it keeps no state, draft or lock of the last one. */
function ScreenOfVisit({ screen: Screen }: { screen: ComponentType }) {
  return <Screen key={useContext(VisitContext)} />;
}

/** A screen that sends the user's id; a session without a user has none. */
function ScreenOfPerson(props: { screen: ComponentType }) {
  const { user } = useSession();
  return user ? <ScreenOfVisit {...props} /> : <UnknownAccount />;
}

const toRoute = (screen: Screen): RouteObject => ({
  path: screen.path,
  // A function, so that the router does not await it again after it loaded.
  lazy: async () => {
    const needsUser = ['signedIn', 'owners'].includes(screen.area) && !screen.allowsMissingUser;
    const Opened = needsUser ? ScreenOfPerson : ScreenOfVisit;
    return { element: <Opened screen={await screen.load()} /> };
  },
});

const listRoutes = (area: ScreenAccess) =>
  screens.filter((screen) => screen.area === area).map(toRoute);

/** All routes: each screen in its layout and behind its guard. */
export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    errorElement: <ErrorPage />,
    children: [
      {
        element: <PublicLayout />,
        children: [
          ...listRoutes('open'),
          {
            element: <GuestsOnly />,
            children: [
              ...listRoutes('guests'),
              { path: '/reset-password', element: <Navigate to={paths.landing} replace /> },
            ],
          },
        ],
      },
      {
        element: <SignedInOnly />,
        children: [
          {
            lazy: async () => ({ Component: await loadAdminLayout() }),
            children: [
              ...listRoutes('signedIn'),
              { element: <OwnersOnly />, children: listRoutes('owners') },
            ],
          },
        ],
      },
    ],
  },
];
