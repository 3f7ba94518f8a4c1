import './public.css';
import { Link, Outlet } from 'react-router-dom';
import { useSession } from '#api/useSession.ts';
import { paths } from '#domain/paths.ts';
import { buttonClass } from '#ui/Button.tsx';
import { Logo } from '#ui/page/Logo.tsx';

/** Logo, Contact Us, and Dashboard or Login (PUBLIC-1 to PUBLIC-3). */
export function PublicHeader() {
  const { isSignedIn } = useSession();
  return (
    <header className="public-header">
      <Link className="logo-link" to={paths.landing} aria-label="Canvass, start page">
        <Logo />
      </Link>
      <nav aria-label="Public">
        <Link to={paths.contact}>Contact Us</Link>
        {isSignedIn ? (
          <Link to={paths.dashboard} className={buttonClass({ intent: 'primary' })}>
            Dashboard
          </Link>
        ) : (
          <Link to={paths.login}>Login</Link>
        )}
      </nav>
    </header>
  );
}

/** The layout of public screens. */
export const PublicLayout = () => (
  <div className="public">
    <PublicHeader />
    <main id="main" aria-labelledby="screen" tabIndex={-1}>
      <Outlet />
    </main>
  </div>
);
