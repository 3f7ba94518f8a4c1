import { Card } from '@blueprintjs/core';
import { useId, useState } from 'react';
import type { Change } from '#domain/analysis/changes.ts';
import { isolated, shortened } from '#domain/field/displayText.ts';
import { formatCount, pluralize } from '#domain/format/figures.ts';
import type { Report } from '../useReport.ts';
import {
  changeText,
  differenceText,
  pointsBetween,
  type ReportChanges,
  useChanges,
} from './useChanges.ts';

/** More sentences are no summary. */
const MAX_SENTENCES = 3;

const certainChanges = ({ changes }: ReportChanges): Change[] =>
  changes.filter(({ isCertain }) => isCertain).slice(0, MAX_SENTENCES);

const Sentence = ({ change, day }: { change: Change; day: string | null }) => (
  <>
    <span className="change-question">{`Q${change.questionNumber} `}</span>
    <strong>{isolated(shortened(change.option))}</strong>
    {changeText(change, day)}
  </>
);

/** Said instead of sentences, if chance explains all differences. */
const noChangeText = (day: string | null) =>
  day === null
    ? 'No answer differs between the groups more than chance explains.'
    : 'No answer changed more than chance explains.';

function LargestDifference({ changes, day }: ReportChanges) {
  const [largest] = changes.toSorted(
    (a, b) => Math.abs(pointsBetween(b)) - Math.abs(pointsBetween(a)),
  );
  if (!largest) return null;
  const name = `Q${largest.questionNumber} ${isolated(shortened(largest.option))}`;
  return <p>{`Largest difference: ${name}, ${differenceText(largest, day)}.`}</p>;
}

const TestNote = ({ changes }: ReportChanges) => (
  <p>{`${pluralize(changes.length, 'question')} tested together at 5% (Holm).`}</p>
);

/** What changed, or differs between groups (INSIGHT-1); in narrow windows its first sentence. */
export function ChangeCard({ report }: { report: Report }) {
  const id = useId();
  const reportChanges = useChanges(report);
  const [isOpen, setOpen] = useState(false);
  if (!reportChanges) return null;
  const certain = certainChanges(reportChanges);
  const moreText = certain.length > 1 ? `${formatCount(certain.length - 1)} more` : 'Details';
  return (
    <Card
      className={isOpen ? 'change-card' : 'change-card is-short'}
      role="region"
      aria-labelledby={id}
    >
      <h2 id={id}>{reportChanges.title}</h2>
      {certain.length > 0 ? (
        <ul>
          {certain.map((change) => (
            <li key={change.questionNumber}>
              <Sentence change={change} day={reportChanges.day} />
            </li>
          ))}
        </ul>
      ) : (
        <>
          <strong>{noChangeText(reportChanges.day)}</strong>
          <LargestDifference {...reportChanges} />
        </>
      )}
      <TestNote {...reportChanges} />
      {certain.length !== 1 && (
        <button
          type="button"
          className="plain text-link"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Show less' : moreText}
        </button>
      )}
    </Card>
  );
}
