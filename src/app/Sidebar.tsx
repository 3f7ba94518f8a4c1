import { Chart, Chat, Dashboard, LogOut, People } from '@blueprintjs/icons';
import type { ReactElement } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { shortened } from '#domain/field/displayText.ts';
import { paths } from '#domain/paths.ts';
import { fullName } from '#domain/person/fullName.ts';
import { isSuperAdmin } from '#domain/person/isSuperAdmin.ts';
import type { User } from '#domain/person/user.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { Button } from '#ui/Button.tsx';
import { Logo } from '#ui/page/Logo.tsx';
import { UserText } from '#ui/UserText.tsx';

/** The links of everyone, also in the slide-out menu. `area` begins the paths of its other screens. */
export const links = [
  { to: paths.dashboard, area: paths.surveys, text: 'Dashboard', icon: <Dashboard /> },
  { to: paths.responses, text: 'Responses', icon: <Chat /> },
  { to: paths.analyzeSurveys, text: 'Analyze Surveys', icon: <Chart /> },
];

interface NavigationLinkProps {
  to: string;
  area?: string;
  text: string;
  icon: ReactElement;
  onClick?: () => void;
}

/** A link to an area of the product, marked on all screens of the area. */
export function NavigationLink({ to, area = to, text, icon, onClick }: NavigationLinkProps) {
  const { pathname } = useLocation();
  const isCurrent = [to, area].some((path) => `${pathname}/`.startsWith(`${path}/`));
  return (
    <Link
      to={to}
      className={isCurrent ? 'nav-link active' : 'nav-link'}
      aria-current={isCurrent ? 'page' : undefined}
      title={text}
      {...(onClick && { onClick })}
    >
      {icon}
      {text}
    </Link>
  );
}

/** The fixed sidebar of large screens: person, navigation and Logout. */
export function Sidebar({ user, onLogOut }: { user: User | null; onLogOut: () => void }) {
  return (
    <aside className="sidebar">
      <Link className="logo-link" to={paths.landing} aria-label="Canvass, start page">
        <Logo />
      </Link>
      <nav aria-label="Main">
        {links.map((link) => (
          <NavigationLink key={link.to} {...link} />
        ))}
        {!isSuperAdmin(user) && (
          <NavigationLink to={paths.agents} text="Agents" icon={<People />} />
        )}
      </nav>
      <div className="sidebar-account">
        {user && (
          <div className="sidebar-person">
            <Avatar user={user} size={32} />
            <div>
              <strong>
                <UserText text={fullName(user)} />
              </strong>
              <span className="muted" title={shortened(user.email)}>
                <UserText text={user.email} />
              </span>
            </div>
          </div>
        )}
        <Button
          variant="minimal"
          className="sidebar-logout"
          icon={<LogOut />}
          text="Logout"
          title="Logout"
          onClick={onLogOut}
        />
      </div>
    </aside>
  );
}
