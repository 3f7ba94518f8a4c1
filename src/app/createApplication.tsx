import { setupListeners } from '@reduxjs/toolkit/query';
import { Provider } from 'react-redux';
import { type createBrowserRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { askBeforeUnload, browserPage } from '#api/browserPage.ts';
import { createStore } from '#api/createStore.ts';
import type { ThunkExtra } from '#api/send.ts';
import { syncSession } from '#api/session.ts';
import { PrefetchContext } from '#ui/form/useDelayedNavigate.ts';
import { ToastProvider } from '#ui/toast/ToastProvider.tsx';
import { NavigationKeyProvider } from './NavigationKeyProvider.tsx';
import { routes } from './routes.tsx';
import { prefetchLinks, prefetchPath } from './screens.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/** Resolves when the first screen's code has arrived. */
const waitForRouter = (router: Router) =>
  new Promise<void>((resolve) => {
    if (router.state.initialized) resolve();
    const stop = router.subscribe((state) => {
      if (!state.initialized) return;
      stop();
      resolve();
    });
  });

/**
 * Follows changes of the session in storage: another tab's at once, a person's own at the next
 * navigation or return to the tab. `baseApi` also looks before each call (SEAM-1).
 */
function followSession({ dispatch, getState }: ReturnType<typeof createStore>, router: Router) {
  const follow = () => void dispatch(syncSession());
  window.addEventListener('storage', follow);
  window.addEventListener('pageshow', ({ persisted }) => {
    // Back restores a document whose session ended: it starts again.
    if (persisted && getState().session.exitPath !== null) browserPage.reload();
    else follow();
  });
  document.addEventListener('visibilitychange', () => {
    // A page that unloads is hidden first.
    if (document.visibilityState === 'visible') follow();
  });
  router.subscribe(follow);
}

/** The application with its own store. `firstScreenReady` resolves when its first code arrived. */
export function createApplication(
  createRouter: (routes: RouteObject[]) => Router,
  extra?: ThunkExtra,
) {
  const store = createStore(extra);
  const router = createRouter(routes);
  followSession(store, router);
  window.addEventListener('beforeunload', askBeforeUnload);
  setupListeners(store.dispatch);
  prefetchLinks();
  const application = (
    <Provider store={store}>
      <PrefetchContext value={prefetchPath}>
        <ToastProvider>
          <NavigationKeyProvider router={router}>
            <RouterProvider router={router} />
          </NavigationKeyProvider>
        </ToastProvider>
      </PrefetchContext>
    </Provider>
  );
  return { store, router, application, firstScreenReady: waitForRouter(router) };
}
