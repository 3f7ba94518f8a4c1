import { Tag } from '@blueprintjs/core';
import { UserText } from '../UserText.tsx';

interface StatusBadgeProps {
  status: string;
  /** Outlined for an inactive status, otherwise filled (LIST-11). */
  outlined: boolean;
}

/** Without `multiline` a tag measures its text, which forces a layout. */
export const StatusBadge = ({ status, outlined }: StatusBadgeProps) => (
  <Tag round multiline minimal={outlined} className="badge">
    <UserText text={status} />
  </Tag>
);
