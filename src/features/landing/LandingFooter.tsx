import { Link } from 'react-router-dom';
import { paths } from '#domain/paths.ts';
import { Logo } from '#ui/page/Logo.tsx';

/** The footer of the start page, with links. */
export const LandingFooter = () => (
  <footer className="landing-footer">
    <Logo />
    <p className="muted">Surveys, the people who collect answers, and what the answers say.</p>
    <nav aria-label="Footer">
      <Link to={paths.signUp}>Create an account</Link>
      <Link to={paths.contact}>Write to us</Link>
    </nav>
  </footer>
);
