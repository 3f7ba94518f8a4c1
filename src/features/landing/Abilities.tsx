import { Link } from 'react-router-dom';
import { paths } from '#domain/paths.ts';

const abilities = [
  {
    name: 'Build',
    text: 'Questions by keyboard, from pasted text, or from a survey that you have. Nothing that you type is lost.',
  },
  {
    name: 'Send out',
    text: 'Agents who collect answers where people are. Open a survey when it is ready, close it when you know enough.',
  },
  {
    name: 'Understand',
    text: 'Charts, trends and a map as answers come in, to be printed or taken away as a workbook.',
  },
];

/** What the product does, in three things and a picture, and the way in (LANDING-4). */
export function Abilities() {
  return (
    <section className="abilities" aria-labelledby="abilities">
      <h2 id="abilities">What you can do here</h2>
      <ul>
        {abilities.map(({ name, text }) => (
          <li key={name} className="card">
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <p>
        <Link to={paths.signUp}>Sign up</Link>
      </p>
      <figure>
        <div
          className="report-picture"
          role="img"
          aria-label="A report in Canvass: what a survey is of, and the answers to a question as bars and as a table"
        />
        <figcaption className="muted">A report, with the answers of an example</figcaption>
      </figure>
    </section>
  );
}
