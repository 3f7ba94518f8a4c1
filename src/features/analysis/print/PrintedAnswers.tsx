import type { Answer } from '#domain/analysis/analysis.ts';
import { type EqualAnswers, equalAnswers } from '#domain/analysis/equalAnswers.ts';
import { shortened } from '#domain/field/displayText.ts';
import { formatCount } from '#domain/format/figures.ts';
import { UserText } from '#ui/UserText.tsx';

/** Roughly one page, in lines of about 90 characters. */
const MAX_PRINTED_LINES = 40;
const LINE = 90;

/** The first groups that fit a page, at least one. */
function takeFitting(groups: readonly EqualAnswers[]): readonly EqualAnswers[] {
  let lines = 0;
  const end = groups.findIndex(({ value }, index) => {
    lines += Math.ceil(shortened(value).length / LINE);
    return index > 0 && lines > MAX_PRINTED_LINES;
  });
  return end === -1 ? groups : groups.slice(0, end);
}

/**
 * Text answers on paper: equal ones share a line with their number; what does not fit a page is
 * counted.
 */
export function PrintedAnswers({ answers }: { answers: readonly Answer[] }) {
  const groups = equalAnswers(answers);
  const printedGroups = takeFitting(groups);
  const rest = groups.slice(printedGroups.length);
  const people = rest.reduce((sum, { count }) => sum + count, 0);
  if (groups.length === 0) return <p>No answers yet</p>;
  return (
    <>
      <ul className="printed-answers">
        {printedGroups.map(({ value, count }) => (
          <li key={value}>
            <UserText text={value} />
            {count > 1 && <b>{` × ${formatCount(count)}`}</b>}
          </li>
        ))}
      </ul>
      {rest.length > 0 && (
        <p>{`${formatCount(rest.length)} more different answers by ${formatCount(people)} people are not printed.`}</p>
      )}
    </>
  );
}
