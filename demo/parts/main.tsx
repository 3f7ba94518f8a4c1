import '@blueprintjs/core/lib/css/blueprint.css';
import '#ui/styles.css';
import './parts.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { followTheme } from '#app/theme.ts';
import { ToastProvider } from '#ui/toast/ToastProvider.tsx';
import { answerTiles } from './answerTiles.ts';
import { Parts } from './Parts.tsx';

answerTiles();
followTheme();

// Links do nothing here: the page's address stays.
const router = createMemoryRouter([{ path: '*', element: <Parts /> }]);

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <ToastProvider>
      <RouterProvider router={router} />
    </ToastProvider>
  </StrictMode>,
);
