import { setupListeners } from '@reduxjs/toolkit/query';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { createStore } from '#api/createStore.ts';
import { createFailureGate } from '#api/failureGate.ts';
import { PrefetchContext } from '#ui/page/PrefetchContext.ts';
import { ToastProvider } from '#ui/toast/ToastProvider.tsx';
import { followSession } from './followSession.ts';
import { prefetch, prefetchLinks } from './prefetch.ts';
import { createRoutes } from './routes.tsx';
import { followTheme } from './theme.ts';
import { fetchTypefaceLater } from './typeface.ts';
import { visitSoFar } from './visitSoFar.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/** How long the first rendering waits for the first answer (ms): shorter than anybody sees. */
const SHORT_WAIT = 50;

const wait = (delay: number) => new Promise((resolve) => setTimeout(resolve, delay));

/** Until the code of the first screen is there. */
const opened = (router: Router) =>
  new Promise<void>((resolve) => {
    if (router.state.initialized) resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });

/**
 * Starts the application in an element. What stands there already is the start page: it stays until it can be replaced
 * whole. The first rendering has the screen, and its data where they have been answered by then (LOAD-7).
 */
export async function start(element: HTMLElement): Promise<void> {
  const failures = createFailureGate();
  const store = createStore(failures);
  let firstAnswer: Promise<unknown> | undefined;
  const onLoading = (query: Promise<unknown>) => {
    failures.close();
    firstAnswer = query;
  };
  const routes = createRoutes({ store, onLoading, onRendered: failures.open });
  const router = createBrowserRouter(routes, { basename: import.meta.env.BASE_URL });
  followSession(store, router);
  setupListeners(store.dispatch);
  followTheme();
  prefetchLinks(router);
  await opened(router);
  // One rendering with the data costs less than one without and one with them, and nothing flashes.
  if (firstAnswer) await Promise.race([firstAnswer, wait(SHORT_WAIT)]);
  const goOnWithVisit = visitSoFar(element);
  flushSync(() =>
    createRoot(element).render(
      <StrictMode>
        <Provider store={store}>
          <PrefetchContext value={(path) => void prefetch(store, path)}>
            <ToastProvider>
              <RouterProvider router={router} />
            </ToastProvider>
          </PrefetchContext>
        </Provider>
      </StrictMode>,
    ),
  );
  goOnWithVisit();
  fetchTypefaceLater(store);
}
