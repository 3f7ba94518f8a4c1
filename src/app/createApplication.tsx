import { setupListeners } from '@reduxjs/toolkit/query';
import { Provider } from 'react-redux';
import { type createBrowserRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { createStore } from '#api/createStore.ts';
import { createFailureGate } from '#api/failureGate.ts';
import { PrefetchContext } from '#ui/page/PrefetchContext.ts';
import { ToastProvider } from '#ui/toast/ToastProvider.tsx';
import { followSession } from './followSession.ts';
import { prefetch, prefetchLinks } from './prefetch.ts';
import { createRoutes } from './routes.tsx';

type Router = ReturnType<typeof createBrowserRouter>;

/** Until the code of the first screen is there. */
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
 * The application with a store of its own, ready to be rendered. `opened` resolves once the code of its first screen is
 * there, with the first answer that the screen waits for, if any.
 */
export function createApplication(createRouter: (routes: RouteObject[]) => Router) {
  const failures = createFailureGate();
  const store = createStore(failures);
  let firstAnswer: Promise<unknown> | undefined;
  const onLoading = (query: Promise<unknown>) => {
    failures.close();
    firstAnswer = query;
  };
  const router = createRouter(createRoutes({ store, onLoading, onRendered: failures.open }));
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
  // In an object: a promise of a promise would be waited for.
  const opened = initialized(router).then(() => ({ firstAnswer }));
  return { store, router, application, opened };
}
