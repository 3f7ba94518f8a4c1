import { Menu } from '@blueprintjs/icons';
import { type ReactElement, StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { createStore } from '#api/createStore.ts';
import { adminScreens } from '../../src/app/adminScreens.ts';
import { PublicLayout } from '../../src/app/PublicLayout.tsx';
import { Landing } from '../../src/features/landing/Landing.tsx';
import { buttonClass } from '../../src/ui/Button.tsx';
import { Logo } from '../../src/ui/page/Logo.tsx';

const htmlOf = async (element: ReactElement) =>
  new Response((await prerender(element)).prelude).text();

/** The first part of each address whose screen has the sidebar. */
export const adminAddresses = () => [
  ...new Set(adminScreens.map(({ path }) => path.split('/')[1])),
];

const logo = (
  <span className="logo-link">
    <Logo />
  </span>
);

/**
 * The first paint of every screen but the start page: the logo in its final place. beforePaint.js
 * chooses the layout, and styles.css shows it while #root is empty (LOAD-9).
 */
export const frame = () =>
  htmlOf(
    <div id="frame">
      <div className="public-header">{logo}</div>
      <div className="admin">
        <div className="sidebar">{logo}</div>
        <div className="top-bar">
          <span className="small-only">
            <span className={buttonClass({ variant: 'minimal' })}>
              <Menu />
            </span>
            {logo}
          </span>
        </div>
      </div>
      <p role="status" />
    </div>,
  );

/** Renders the start page of a guest as HTML. */
export async function landing(basename: string): Promise<string> {
  const html = await htmlOf(
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
  // The title belongs to the head, which the application changes.
  return html.replace(/<title>.*?<\/title>/, '');
}
