import { Card } from '@blueprintjs/core';
import type { ReactElement, ReactNode } from 'react';

interface EmptyStateProps {
  icon?: ReactElement;
  /** What is the case; a live region says it. */
  text: ReactNode;
  /** What to do about it. */
  action?: ReactElement | undefined;
}

/** A card in place of content that is empty, missing or failed. */
export const EmptyState = ({ icon, text, action }: EmptyStateProps) => (
  <Card className="empty-card">
    {icon}
    <h2 aria-live="polite">{text}</h2>
    {action && <div className="empty-action">{action}</div>}
  </Card>
);
