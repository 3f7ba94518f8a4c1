import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { createStore } from '#api/createStore.ts';
import { PublicLayout } from '../../src/app/PublicLayout.tsx';
import { Landing } from '../../src/features/landing/Landing.tsx';

/** The start page as HTML, as a visitor who is not signed in sees it. */
export async function landingMarkup(basename: string): Promise<string> {
  const { prelude } = await prerender(
    <StrictMode>
      <Provider store={createStore()}>
        <MemoryRouter basename={basename} initialEntries={[basename]}>
          <Routes>
            <Route element={<PublicLayout />}>
              <Route path="*" element={<Landing />} />
            </Route>
          </Routes>
        </MemoryRouter>
      </Provider>
    </StrictMode>,
  );
  const html = await new Response(prelude).text();
  // The title stands in the head, and is the application's to change.
  return html.replace(/<title>.*?<\/title>/, '');
}
