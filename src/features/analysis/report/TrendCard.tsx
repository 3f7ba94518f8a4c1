import { Card } from '@blueprintjs/core';
import { type ReactNode, useId } from 'react';

interface TrendCardProps {
  title: string;
  /** Beside the title. */
  note?: ReactNode;
  /** The chart, named by the card's title, and its figures as a table. */
  children: ReactNode;
}

/** A card of the tab "Insights and Data Trends". */
export function TrendCard({ title, note, children }: TrendCardProps) {
  const id = useId();
  return (
    <Card className="summary" role="region" aria-labelledby={id}>
      <header className="summary-head">
        <h2 id={id}>{title}</h2>
        {note && <p className="summary-facts">{note}</p>}
      </header>
      {children}
    </Card>
  );
}
