import { Tag } from '@blueprintjs/core';
import { shortened } from '#domain/field/visible.ts';

interface StatusBadgeProps {
  status: string;
  /** Outlined for an inactive status, otherwise filled (LIST-11). */
  outlined: boolean;
}

/** `multiline`, because Blueprint measures the text of other tags, which forces a layout. */
export function StatusBadge({ status, outlined }: StatusBadgeProps) {
  return (
    <Tag round multiline minimal={outlined} className={outlined ? 'badge badge-outlined' : 'badge'}>
      {shortened(status)}
    </Tag>
  );
}
