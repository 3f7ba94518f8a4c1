import { Tag } from '@blueprintjs/core';
import { shortened } from '#domain/field/displayText.ts';

interface StatusBadgeProps {
  status: string;
  /** Outlined for an inactive status, otherwise filled (LIST-11). */
  outlined: boolean;
}

/** Without `multiline` a tag measures its text, which forces a layout. */
export const StatusBadge = ({ status, outlined }: StatusBadgeProps) => (
  <Tag round multiline minimal={outlined} className="badge">
    {shortened(status)}
  </Tag>
);
