import { shortened } from '#domain/field/visible.ts';

interface StatusBadgeProps {
  status: string;
  /** Outlined for an inactive status, otherwise filled (LIST-11). */
  outlined: boolean;
}

/** Blueprint's own tag measures its text, which forces a layout. */
export function StatusBadge({ status, outlined }: StatusBadgeProps) {
  const look = outlined ? 'bp6-minimal badge-outlined' : '';
  return (
    <span className={`bp6-tag bp6-round badge ${look}`}>
      <span className="bp6-fill">{shortened(status)}</span>
    </span>
  );
}
