import { Tag } from '@blueprintjs/core';

interface StatusBadgeProps {
  status: string;
  /** Outlined when the thing is at rest, filled otherwise (LIST-11). */
  outlined: boolean;
}

export function StatusBadge({ status, outlined }: StatusBadgeProps) {
  return (
    <Tag round minimal={outlined} className={outlined ? 'badge badge-outlined' : 'badge'}>
      {status}
    </Tag>
  );
}
