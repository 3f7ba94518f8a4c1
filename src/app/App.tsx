import '@blueprintjs/core/lib/css/blueprint.css';
import '#ui/styles.css';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { createStore } from '#api/createStore.ts';
import { ToastProvider } from '#ui/ToastProvider.tsx';
import { createRouter } from './createRouter.tsx';
import { followOtherTabs } from './followOtherTabs.ts';
import { followTheme } from './theme.ts';

function start() {
  const store = createStore();
  followOtherTabs(store);
  followTheme();
  return { store, router: createRouter() };
}

export function App() {
  const [{ store, router }] = useState(start);
  return (
    <Provider store={store}>
      <ToastProvider>
        <RouterProvider router={router} />
      </ToastProvider>
    </Provider>
  );
}
