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
export function Abilities() {
  return (
    <section className="abilities" aria-labelledby="abilities">
      <h2 id="abilities">What you can do here</h2>
      <ul>
        {readers.map(({ name, text }) => (
          <li key={name} className="card">
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
