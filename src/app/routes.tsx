import type { ComponentType } from 'react';
import { Navigate, type RouteObject, useParams } from 'react-router-dom';
import { useSession } from '#api/useSession.ts';
import { paths } from '#domain/paths.ts';
import { loadAdminLayout } from './adminScreens.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { GuestsOnly, OwnersOnly, SignedInOnly } from './guards.tsx';
import { PublicLayout } from './PublicLayout.tsx';
import { RootLayout } from './RootLayout.tsx';
import type { Area, Screen } from './Screen.ts';
import { screens } from './screens.ts';
import { UnknownAccount } from './UnknownAccount.tsx';

/**
 * Remounts the screen when the `:id` of its address changes, so that it keeps no state, draft or lock
 * of another record.
 */
function ScreenOfRecord({ screen: Screen }: { screen: ComponentType }) {
  const { id } = useParams();
  return <Screen key={id} />;
}

/** A screen of a person, whose id it sends: a session without a name has none. */
function ScreenOfPerson(props: { screen: ComponentType }) {
  const { user } = useSession();
  return user ? <ScreenOfRecord {...props} /> : <UnknownAccount />;
}

const routeOf = (screen: Screen): RouteObject => ({
  path: screen.path,
  // A function, so that the router does not await it again after it loaded.
  lazy: async () => {
    const isOfPerson = ['signedIn', 'owners'].includes(screen.area) && !screen.isAnonymous;
    const Opened = isOfPerson ? ScreenOfPerson : ScreenOfRecord;
    return { element: <Opened screen={await screen.load()} /> };
  },
});

const screensOf = (area: Area) => screens.filter((screen) => screen.area === area).map(routeOf);

/** All routes: each screen in its layout and behind its guard. */
export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    errorElement: <ErrorPage />,
    children: [
      {
        element: <PublicLayout />,
        children: [
          ...screensOf('open'),
          {
            element: <GuestsOnly />,
            children: [
              ...screensOf('guests'),
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
              ...screensOf('signedIn'),
              { element: <OwnersOnly />, children: screensOf('owners') },
            ],
          },
        ],
      },
    ],
  },
];
