interface Fact {
  name: string;
  value: string;
  /** How it is computed. */
  note?: string | undefined;
}

/** Figures with their names, side by side. */
export function Facts({ facts }: { facts: Fact[] }) {
  return (
    <dl className="facts">
      {facts.map(({ name, value, note }) => (
        <div key={name} className="card">
          <dt className="muted">{name}</dt>
          <dd>{value}</dd>
          {note && <dd className="fact-note">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
