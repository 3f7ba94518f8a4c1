import './landing.css';
import { Classes, InputGroup } from '@blueprintjs/core';
import { Link } from 'react-router-dom';
import { useSession } from '#api/useSession.ts';
import { paths } from '#domain/paths.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Logo } from '#ui/page/Logo.tsx';
import { Integrations } from './Integrations.tsx';

const readers = [
  {
    name: 'For owners',
    text: 'Build a survey by keyboard, from pasted text or from a sample, and nothing that you type is lost.',
  },
  {
    name: 'For agents',
    text: 'Collect answers where people are, for as long as the survey is open.',
  },
  {
    name: 'For readers of reports',
    text: 'See charts, trends and a map while answers come in, and print them or take them away as a workbook.',
  },
];

/** One sentence for owners, agents and readers of reports (LANDING-4). */
function Abilities() {
  return (
    <section className="abilities" aria-labelledby="abilities">
      <h2 id="abilities">What you can do here</h2>
      <ul>
        {readers.map(({ name, text }) => (
          <li key={name} className={Classes.CARD}>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A picture of a report, light or dark like the page. */
const ReportPicture = () => (
  <div
    className="report-picture"
    role="img"
    aria-label="A report in Canvass: what a survey is of, and the answers to a question as bars and as a table"
  />
);

/** The landing page (LANDING-1 to LANDING-4). The e-mail input and its button do nothing. */
export function Landing() {
  const { isSignedIn } = useSession();
  return (
    <>
      <title>Canvass: Survey Your World</title>
      <section className="hero">
        <div className="hero-text">
          <h1 id="screen">Survey Your World: Your Voice, Your Impact!</h1>
          <p>
            Build a survey in minutes, send your agents where the people are, and watch their
            answers turn into charts and maps that you can act on.
          </p>
          <div className="row hero-form">
            <InputGroup
              size="large"
              type="email"
              aria-label="Email"
              placeholder="you@example.com"
              autoComplete="email"
            />
            <Button variant="outlined" size="large" text="Get Started" />
          </div>
          {isSignedIn ? (
            <ButtonLink intent="primary" size="large" to={paths.dashboard} text="Dashboard" />
          ) : (
            <ButtonLink intent="primary" size="large" to={paths.signUp} text="Sign up" />
          )}
        </div>
        <ReportPicture />
      </section>
      <Abilities />
      <Integrations />
      <footer className="row row-apart landing-footer">
        <Logo />
        <p className="muted">Surveys, the people who collect answers, and what the answers say.</p>
        <nav className="row" aria-label="Footer">
          {isSignedIn ? (
            <Link to={paths.dashboard}>Dashboard</Link>
          ) : (
            <Link to={paths.signUp}>Create an account</Link>
          )}
          <Link to={paths.contact}>Write to us</Link>
        </nav>
      </footer>
    </>
  );
}
