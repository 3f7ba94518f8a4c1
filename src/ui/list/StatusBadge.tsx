import { Tag } from '@blueprintjs/core';
import { PersonText } from '../PersonText.tsx';

interface StatusBadgeProps {
  status: string;
  /** Outlined for an inactive status, otherwise filled (LIST-11). */
  outlined: boolean;
}

export function StatusBadge({ status, outlined }: StatusBadgeProps) {
  return (
    <Tag round minimal={outlined} className={outlined ? 'badge badge-outlined' : 'badge'}>
      <PersonText text={status} />
    </Tag>
  );
}
