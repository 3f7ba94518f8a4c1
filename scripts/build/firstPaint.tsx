import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { createStore } from '#api/createStore.ts';
import { PublicLayout } from '../../src/app/PublicLayout.tsx';
import { Landing } from '../../src/features/landing/Landing.tsx';

/** Renders the start page of a guest as HTML. */
export async function landing(basename: string): Promise<string> {
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
  // The title belongs to the head, which the application changes.
  return html.replace(/<title>.*?<\/title>/, '');
}
