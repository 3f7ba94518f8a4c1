import { setupListeners } from '@reduxjs/toolkit/query';
import { Provider } from 'react-redux';
import { type createBrowserRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { createStore } from '#api/createStore.ts';
import { PrefetchContext } from '#ui/form/useDelayedNavigate.ts';
import { ToastProvider } from '#ui/toast/ToastProvider.tsx';
import { followSession } from './followSession.ts';
import { prefetch, prefetchLinks } from './prefetch.ts';
import { createRoutes } from './routes.tsx';

type Router = ReturnType<typeof createBrowserRouter>;

/** Shown until the first screen's code arrives. */
const initialized = (router: Router) =>
  new Promise<void>((resolve) => {
    if (router.state.initialized) resolve();
    const stop = router.subscribe((state) => {
      if (!state.initialized) return;
      stop();
      resolve();
    });
  });

/**
 * The application with its own store, ready to render. `opened` resolves when the first screen's
 * code has arrived, with its first query if it has one.
 */
export function createApplication(createRouter: (routes: RouteObject[]) => Router) {
  const store = createStore();
  let firstAnswer: Promise<unknown> | undefined;
  const onLoading = (query: Promise<unknown>) => {
    firstAnswer = query;
  };
  const router = createRouter(createRoutes({ store, onLoading }));
  followSession(store, router);
  setupListeners(store.dispatch);
  prefetchLinks(router);
  const application = (
    <Provider store={store}>
      <PrefetchContext value={(path) => void prefetch(store, path)}>
        <ToastProvider>
          <RouterProvider router={router} />
        </ToastProvider>
      </PrefetchContext>
    </Provider>
  );
  // Wrapped in an object, because a promise that resolves to a promise would wait for it.
  const opened = initialized(router).then(() => ({ firstAnswer }));
  return { store, router, application, opened };
}
