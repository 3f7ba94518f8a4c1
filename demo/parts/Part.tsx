import type { ReactNode } from 'react';

/** A component of the interface, under its name. */
export function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="part" aria-label={name}>
      <h3>{name}</h3>
      <div className="part-states">{children}</div>
    </section>
  );
}

/** A component in one of its states. A wide one gets its own line. */
export function State({
  name,
  wide = false,
  children,
}: {
  name: string;
  wide?: boolean;
  children: ReactNode;
}) {
  return (
    <figure className={wide ? 'part-state part-state-wide' : 'part-state'}>
      <figcaption>{name}</figcaption>
      {children}
    </figure>
  );
}
