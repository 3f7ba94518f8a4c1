import type { ReactNode } from 'react';

/** A part of the interface, under the name of its component. */
export function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="part" aria-label={name}>
      <h3>{name}</h3>
      <div className="part-states">{children}</div>
    </section>
  );
}

/** A part in one of its states. A wide one has a line to itself. */
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
