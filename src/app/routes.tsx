import type { ComponentType } from 'react';
import { type LoaderFunction, Navigate, type RouteObject, useParams } from 'react-router-dom';
import type { createStore } from '#api/createStore.ts';
import { paths } from '#domain/paths.ts';
import { loadAdminLayout } from './adminScreens.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { GuestsOnly, OwnersOnly, SignedInOnly } from './guards.tsx';
import { PublicLayout } from './PublicLayout.tsx';
import { RootLayout } from './RootLayout.tsx';
import type { Area, Screen } from './Screen.ts';
import { firstQuery, screens } from './screens.ts';

type Store = ReturnType<typeof createStore>;

interface RouteOptions {
  store: Store;
  /** Called with a screen's first query. */
  onLoading: (query: Promise<unknown>) => void;
}

/**
 * Remounts the screen when the `:id` of its address changes, so that it keeps no state, draft or lock
 * of another record.
 */
function ScreenOfRecord({ screen: Screen }: { screen: ComponentType }) {
  const { id } = useParams();
  return <Screen key={id} />;
}

/** All routes: each screen in its layout and behind its guard. */
export function createRoutes({ store, onLoading }: RouteOptions): RouteObject[] {
  // Starts the first query while the code loads; the screen waits for its answer.
  const loaderOf =
    (screen: Screen): LoaderFunction =>
    async ({ params, request }) => {
      const { searchParams } = new URL(request.url);
      const { session } = store.getState();
      const query = await firstQuery(screen, Number(params.id ?? 0), searchParams, session);
      if (!query || request.signal.aborted) return null;
      const asking = store.dispatch(query);
      onLoading(asking);
      request.signal.addEventListener('abort', () => asking.abort());
      // Wrapped in an object, because the router would await a promise.
      return { asking, userId: session.user?.id, id: Number(params.id) };
    };
  const routeOf = (screen: Screen): RouteObject => ({
    path: screen.path,
    // A function, so that the router does not await it again after it loaded.
    lazy: async () => ({ element: <ScreenOfRecord screen={await screen.load()} /> }),
    ...(screen.first && { loader: loaderOf(screen) }),
    // The hooks of a screen follow the rest of its address.
    shouldRevalidate: ({ currentParams, nextParams }) => currentParams.id !== nextParams.id,
  });
  const screensOf = (area: Area) => screens.filter((screen) => screen.area === area).map(routeOf);

  return [
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
}
