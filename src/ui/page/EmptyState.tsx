import { Card } from '@blueprintjs/core';
import type { ReactElement, ReactNode } from 'react';

interface EmptyStateProps {
  icon?: ReactElement;
  /** The message, such as “No results.”; a live region announces it. */
  text: ReactNode;
  /** A button or link that helps. */
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
