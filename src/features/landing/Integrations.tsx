import type { ReactNode } from 'react';

const integrations: { name: string; mark: ReactNode }[] = [
  {
    name: 'Tabulon',
    mark: (
      <>
        <rect x="4" y="4" width="40" height="40" rx="9" fill="#1b6f8f" />
        <path d="M12 18h24M12 30h24M20 10v28M30 10v28" stroke="#fff" strokeWidth="3" />
      </>
    ),
  },
  {
    name: 'Mapwright',
    mark: (
      <>
        <circle cx="24" cy="24" r="20" fill="#b4482b" />
        <path d="M24 10l7 26-7-6-7 6z" fill="#fff" />
      </>
    ),
  },
  {
    name: 'Postgrove',
    mark: (
      <>
        <path d="M24 3l19 11v20L24 45 5 34V14z" fill="#5a3d8a" />
        <path d="M13 18l11 9 11-9v14H13z" fill="#fff" />
      </>
    ),
  },
];

/** The three integrations, with logos drawn for this project. */
export function Integrations() {
  return (
    <section className="integrations" aria-labelledby="integrations">
      <h2 id="integrations">Platform Integrations</h2>
      <ul>
        {integrations.map(({ name, mark }) => (
          <li key={name}>
            <svg viewBox="0 0 48 48" width="32" height="32" role="img" aria-label={`${name} logo`}>
              {mark}
            </svg>
            <span aria-hidden="true">{name}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
