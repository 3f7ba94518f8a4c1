import '@blueprintjs/core/lib/css/blueprint.css';
import '#ui/styles.css';
import { setupListeners } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { createStore } from '#api/createStore.ts';
import { ToastProvider } from '#ui/ToastProvider.tsx';
import { type ExpectRoute, ExpectRouteContext } from '#ui/useExpectRoute.ts';
import { createRouter } from './createRouter.ts';
import { expectRoute } from './expectRoute.ts';
import { followSession } from './followSession.ts';
import { followTheme } from './theme.ts';

function start() {
  const store = createStore();
  const router = createRouter();
  followSession(store, router);
  setupListeners(store.dispatch);
  followTheme();
  const expect: ExpectRoute = (path) => expectRoute(store, path);
  return { store, router, expect };
}

export function App() {
  const [{ store, router, expect }] = useState(start);
  return (
    <Provider store={store}>
      <ExpectRouteContext value={expect}>
        <ToastProvider>
          <RouterProvider router={router} />
        </ToastProvider>
      </ExpectRouteContext>
    </Provider>
  );
}
