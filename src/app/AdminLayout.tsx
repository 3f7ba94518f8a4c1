import './admin.css';
import { Cross, LogOut, Menu as MenuIcon, User as UserIcon } from '@blueprintjs/icons';
import { type ContextType, useRef, useState } from 'react';
import { Link, Outlet, useLocation, useNavigate } from 'react-router-dom';
import { logOut } from '#api/session.ts';
import { useApiDispatch } from '#api/useApiDispatch.ts';
import { useSession } from '#api/useSession.ts';
import { paths } from '#domain/paths.ts';
import { isSuperAdmin } from '#domain/person/isSuperAdmin.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { observeContentWidth } from '#ui/contentWidth.ts';
import { LeaveContext } from '#ui/form/LeaveContext.ts';
import { usePrefetched } from '#ui/lazyComponent.tsx';
import { Drawer, lazyDialogs } from '#ui/lazyDialogs.tsx';
import { MoreActions } from '#ui/MoreActions.tsx';
import { Logo } from '#ui/page/Logo.tsx';
import { links, NavigationLink, Sidebar } from './Sidebar.tsx';

/** The frame of authenticated screens: sidebar or menu, and top bar (LAYOUT-1 to LAYOUT-8). */
export function AdminLayout() {
  const { user } = useSession();
  const dispatch = useApiDispatch();
  const navigate = useNavigate();
  /** The key of the location at which the menu was opened: any navigation closes it. */
  const [menuLocation, setMenuLocation] = useState<string | null>(null);
  const { key } = useLocation();
  const closeMenu = () => setMenuLocation(null);
  usePrefetched(lazyDialogs);
  const leaveQuestion: ContextType<typeof LeaveContext> = useRef(null);
  const leaveSession = () => {
    const leave = () => dispatch(logOut());
    if (leaveQuestion.current) leaveQuestion.current(leave);
    else leave();
  };
  return (
    <div className="admin">
      <Sidebar user={user} onLogOut={leaveSession} />
      <header className="top-bar">
        <span className="small-only">
          <Button
            variant="minimal"
            icon={<MenuIcon />}
            aria-label="Open menu"
            onClick={() => setMenuLocation(key)}
          />
          <Link className="logo-link" to={paths.landing} aria-label="Canvass, start page">
            <Logo />
          </Link>
        </span>
        <span className="row">
          <Button
            variant="minimal"
            icon={<UserIcon />}
            aria-label="Profile"
            onClick={() => navigate(paths.profile)}
          />
          <nav className="small-only" aria-label="Account">
            <MoreActions label="Account">
              {!isSuperAdmin(user) && <ButtonLink to={paths.agents} text="Agents" />}
              <Button icon={<LogOut />} text="Logout" onClick={leaveSession} />
            </MoreActions>
          </nav>
        </span>
      </header>
      <Drawer isOpen={menuLocation === key} onClose={closeMenu} position="left" size="280px">
        <div role="dialog" aria-modal="true" aria-label="Menu" className="drawer-menu">
          <Button variant="minimal" icon={<Cross />} aria-label="Close menu" onClick={closeMenu} />
          <nav aria-label="Menu" className="stack-close drawer-links">
            {links.map((link) => (
              <NavigationLink key={link.to} {...link} onClick={closeMenu} />
            ))}
          </nav>
        </div>
      </Drawer>
      <main
        id="main"
        aria-labelledby="screen"
        className="admin-main"
        tabIndex={-1}
        ref={observeContentWidth}
      >
        <LeaveContext value={leaveQuestion}>
          <Outlet />
        </LeaveContext>
      </main>
    </div>
  );
}
