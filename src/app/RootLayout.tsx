import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { FIRST_FOCUS, focusMain } from '#ui/focus.ts';
import { OfflineNotice } from './OfflineNotice.tsx';

/** Around every screen: a skip link, and the focus on the new screen after each navigation. */
export function RootLayout() {
  const { pathname } = useLocation();
  const lastPathname = useRef(pathname);

  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    // A screen may focus a field itself.
    if (!document.activeElement?.hasAttribute(FIRST_FOCUS)) focusMain();
  }, [pathname]);

  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <OfflineNotice />
      <Outlet />
      <ScrollRestoration />
    </>
  );
}
