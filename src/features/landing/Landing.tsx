import './landing.css';
import { Classes, InputGroup } from '@blueprintjs/core';
import { Link } from 'react-router-dom';
import { useSession } from '#api/useSession.ts';
import { formatPercent } from '#domain/format/figures.ts';
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
    name: 'For decision makers',
    text: 'See charts, trends and a map while answers come in, and print them or export them to Excel.',
  },
];

/** One sentence for owners, agents and readers of reports (LANDING-4). */
function Abilities() {
  return (
    <section className="abilities" aria-labelledby="abilities">
      <h2 id="abilities">What you can do here</h2>
      <ul>
        {readers.map(({ name, text }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const sampleAnswers = [
  { option: 'Less than 10 minutes', count: 40 },
  { option: '10 to 30 minutes', count: 11 },
  { option: '30 to 60 minutes', count: 15 },
  { option: 'More than an hour', count: 8 },
];

/** A question of a report as it looks on a phone, with the answers of the sample survey. */
function SampleReport() {
  const total = sampleAnswers.reduce((sum, { count }) => sum + count, 0);
  const largest = sampleAnswers.reduce((max, { count }) => Math.max(max, count), 0);
  return (
    <div
      className={`${Classes.CARD} sample-report`}
      role="img"
      aria-label="A report in Canvass: the answers to a question as bars, with their counts and shares"
    >
      <strong className="sample-question">Q1: How long did you wait?</strong>
      <span className="muted">{`Single · ${total} responses · Skipped: 0`}</span>
      {sampleAnswers.map(({ option, count }) => (
        <div key={option} className="sample-answer">
          <span>{option}</span>
          <span>
            <strong>{count}</strong>{' '}
            <span className="muted">{formatPercent((100 * count) / total)}</span>
          </span>
          {/* An attribute: the content security policy forbids styles in the prerendered page. */}
          <svg aria-hidden="true" className="sample-bar" width="100%" height="16">
            <rect width={`${(100 * count) / largest}%`} height="16" rx="3" />
          </svg>
        </div>
      ))}
    </div>
  );
}

/** The landing page (LANDING-1 to LANDING-4). The e-mail input and its button do nothing. */
export function Landing() {
  const { isSignedIn } = useSession();
  return (
    <>
      <title>Canvass: Survey Your World</title>
      <section className="hero">
        <div className="hero-text">
          <h1 id="screen">
            <span>Survey Your World:</span> <span>Your Voice,</span> <span>Your Impact!</span>
          </h1>
          <p>
            Build a survey in minutes, send your agents where the people are, and watch their
            answers turn into charts and maps that you can act on.
          </p>
          <div className="row hero-form">
            {isSignedIn ? (
              <ButtonLink intent="primary" size="large" to={paths.dashboard} text="Dashboard" />
            ) : (
              <ButtonLink intent="primary" size="large" to={paths.signUp} text="Sign up" />
            )}
            <div className="row hero-email">
              <InputGroup
                size="large"
                type="email"
                aria-label="Email"
                placeholder="you@example.com"
                autoComplete="email"
              />
              <Button size="large" text="Get Started" />
            </div>
          </div>
        </div>
        <SampleReport />
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
