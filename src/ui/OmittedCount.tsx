import { formatCount } from '#domain/format/figures.ts';

interface OmittedCountProps {
  /** How many are not shown; nothing is rendered unless it is positive. */
  count: number;
  /** "rows" */
  what: string;
}

/**
 * Reports how many entries are left out, because a page of many thousands would hang (FAULT-11).
 */
export const OmittedCount = ({ count, what }: OmittedCountProps) =>
  count > 0 ? (
    <p className="muted">{`${formatCount(count)} more ${what} are left out here.`}</p>
  ) : null;
