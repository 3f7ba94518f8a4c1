import type { ShownPercentage } from '#domain/analysis/optionFigures.ts';
import { formatPercent } from '#domain/format/formatPercent.ts';

/** A percentage that says on hover and focus what it is a part of, and in place when the counts contradict it. */
export function Percentage({ value, partOf, contradictedBy }: ShownPercentage) {
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what it is a part of is to be reached by keyboard too */}
      <span className="percentage" tabIndex={0} title={partOf ?? 'The counts are not known'}>
        {formatPercent(value)}
      </span>
      {contradictedBy !== null && (
        <span className="contradiction">{`The counts say ${formatPercent(contradictedBy)}`}</span>
      )}
    </>
  );
}
