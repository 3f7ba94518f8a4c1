import { Navigate, type RouteObject } from 'react-router-dom';
import { paths } from '#domain/paths.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { GuestsOnly } from './GuestsOnly.tsx';
import { OwnersOnly } from './OwnersOnly.tsx';
import { PublicLayout } from './PublicLayout.tsx';
import { RootLayout } from './RootLayout.tsx';
import { SignedInOnly } from './SignedInOnly.tsx';
import { type Area, loadAdminLayout, screens } from './screens.ts';

/** The screens of an area, the code of each loaded when it is first opened or expected. */
const screensOf = (asked: Area): RouteObject[] =>
  screens
    .filter(({ area }) => area === asked)
    .map(({ path, load }) => ({ path, lazy: async () => ({ Component: await load() }) }));

/** Every route of the application: its screen, behind its guard and in its layout. */
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
