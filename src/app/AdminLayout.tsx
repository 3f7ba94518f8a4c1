import './admin.css';
import { Cross, Flash, LogOut, Menu as MenuIcon, Moon, User as UserIcon } from '@blueprintjs/icons';
import {
  type ContextType,
  type ReactNode,
  useContext,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { Link, NavLink, Outlet, useNavigate } from 'react-router-dom';
import { loggedOut, type SessionRoot, selectPerson, selectVisit } from '#api/sessionSlice.ts';
import { useSession } from '#api/useSession.ts';
import { paths } from '#domain/paths.ts';
import { isSuperAdmin } from '#domain/person/isSuperAdmin.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { LeaveContext } from '#ui/form/LeaveContext.ts';
import { usePrefetched } from '#ui/lazyComponent.tsx';
import { MoreActions } from '#ui/MoreActions.tsx';
import { Drawer, overlays } from '#ui/overlays.tsx';
import { Logo } from '#ui/page/Logo.tsx';
import { type Toast, ToastContext } from '#ui/toast/useToast.ts';
import { useOverlay } from '#ui/useOverlay.ts';
import { links, Sidebar } from './Sidebar.tsx';
import { isDark, subscribeToTheme, switchTheme } from './theme.ts';

/** Switches between the light and the dark look. */
function ThemeSwitch() {
  const dark = useSyncExternalStore(subscribeToTheme, isDark, isDark);
  return (
    <Button
      variant="minimal"
      icon={dark ? <Flash /> : <Moon />}
      aria-label="Dark mode"
      aria-pressed={dark}
      onClick={switchTheme}
    />
  );
}

/** Toasts for one person's screens: the next person does not see them (SEAM-1). */
function PersonsToasts({ children }: { children: ReactNode }) {
  const { getState } = useStore<SessionRoot>();
  const [person] = useState(() => selectPerson(getState()));
  const toasts = useContext(ToastContext);
  const { show } = toasts;
  const own = useMemo(
    () => ({
      ...toasts,
      show: (toast: Toast) => (selectPerson(getState()) === person ? show(toast) : () => undefined),
    }),
    [getState, person, toasts, show],
  );
  return <ToastContext value={own}>{children}</ToastContext>;
}

/**
 * The layout of authenticated screens: sidebar or slide-out menu, and top bar (LAYOUT-1 to
 * LAYOUT-8).
 */
export function AdminLayout() {
  const { user } = useSession();
  const person = useSelector(selectPerson);
  const visit = useSelector(selectVisit);
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const menu = useOverlay();
  usePrefetched(overlays);
  const leaveQuestion: ContextType<typeof LeaveContext> = useRef(null);
  /**
   * Logs out, after the leave question if there is one. It removes token and user before anything loads.
   * `SignedInOnly` then redirects to the landing page.
   */
  const logOut = () => {
    const leave = () => void dispatch(loggedOut());
    if (leaveQuestion.current) leaveQuestion.current(leave);
    else leave();
  };
  return (
    <div className="admin">
      <Sidebar user={user} onLogOut={logOut} />
      <header className="top-bar">
        <span className="small-only">
          <Button
            variant="minimal"
            icon={<MenuIcon />}
            aria-label="Open menu"
            onClick={menu.open}
          />
          <Link className="logo-link" to={paths.landing} aria-label="Canvass, start page">
            <Logo />
          </Link>
        </span>
        <span className="row">
          <ThemeSwitch />
          <Button
            variant="minimal"
            icon={<UserIcon />}
            aria-label="Profile"
            onClick={() => navigate(paths.profile)}
          />
          <nav className="small-only" aria-label="Account">
            <MoreActions label="Account">
              {!isSuperAdmin(user) && <ButtonLink to={paths.agents} text="Agents" />}
              <Button icon={<LogOut />} text="Logout" onClick={logOut} />
            </MoreActions>
          </nav>
        </span>
      </header>
      <Drawer isOpen={menu.isOpen} onClose={menu.close} position="left" size="280px">
        <div role="dialog" aria-modal="true" aria-label="Menu" className="drawer-menu">
          <Button variant="minimal" icon={<Cross />} aria-label="Close menu" onClick={menu.close} />
          <nav aria-label="Menu" className="stack-close drawer-links">
            {links.map(({ to, text }) => (
              <NavLink key={to} to={to} className="nav-link" replace>
                {text}
              </NavLink>
            ))}
          </nav>
        </div>
      </Drawer>
      <main id="main" className="admin-main" tabIndex={-1}>
        {/* Another person's screens start fresh: nothing of the first person stays. */}
        <LeaveContext key={`${person} ${visit}`} value={leaveQuestion}>
          <PersonsToasts>
            <Outlet />
          </PersonsToasts>
        </LeaveContext>
      </main>
    </div>
  );
}
