import { setupListeners } from '@reduxjs/toolkit/query';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { baseApi, tagTypes } from '#api/baseApi.ts';
import { createStore } from '#api/createStore.ts';
import { forgetFirstAnswer, readFirstAnswer } from '#api/firstAnswer.ts';
import { type ExpectRoute, ExpectRouteContext } from '#ui/page/useExpectRoute.ts';
import { ToastProvider } from '#ui/toast/ToastProvider.tsx';
import { createRouter } from './createRouter.ts';
import type { ReadFirst } from './expectAddress.ts';
import { expectLinks } from './expectLinks.ts';
import { expectRoute } from './expectRoute.ts';
import { followSession } from './followSession.ts';
import type { Endpoints } from './screens.ts';
import { followTheme } from './theme.ts';
import { fetchTypefaceLater } from './typeface.ts';
import { visitSoFar } from './visitSoFar.ts';

type Router = ReturnType<typeof createRouter>;

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

/** What was asked ahead for the first screen is not kept for a later one. */
function forgetOnLeaving(router: Router) {
  const { key } = router.state.location;
  const stop = router.subscribe(({ location }) => {
    if (location.key === key) return;
    forgetFirstAnswer();
    stop();
  });
}

/**
 * Starts the application in an element. What stands there already is the start page: it stays until it can be replaced
 * whole. The first rendering has the screen, and its data where they have been answered by then (LOAD-7).
 */
export async function start(element: HTMLElement, readFirst?: ReadFirst): Promise<void> {
  const store = createStore();
  const router = createRouter();
  const expect: ExpectRoute = (path) => expectRoute(store, path);
  followSession(store, router);
  setupListeners(store.dispatch);
  followTheme();
  forgetOnLeaving(router);
  expectLinks(router);
  await opened(router);
  if (readFirst && !router.state.errors) {
    // The endpoints of the screen have come with its code.
    const read = readFirst(baseApi.endpoints as Endpoints);
    const outcome = await readFirstAnswer(() => store.dispatch(read));
    // A failure that stayed would have the screen begin by trying again.
    if (outcome?.isError) store.dispatch(baseApi.util.invalidateTags([...tagTypes]));
  }
  const goOnWithVisit = visitSoFar(element);
  flushSync(() =>
    createRoot(element).render(
      <StrictMode>
        <Provider store={store}>
          <ExpectRouteContext value={expect}>
            <ToastProvider>
              <RouterProvider router={router} />
            </ToastProvider>
          </ExpectRouteContext>
        </Provider>
      </StrictMode>,
    ),
  );
  goOnWithVisit();
  fetchTypefaceLater(store);
}
