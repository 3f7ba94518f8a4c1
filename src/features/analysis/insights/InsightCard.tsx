import { Card } from '@blueprintjs/core';
import { useId, useMemo, useState } from 'react';
import { formatCount } from '#domain/format/figures.ts';
import { findInsights, type InsightSource } from './findInsights.ts';
import { type InsightSentence, insightNotes, insightSentences } from './insightSentences.ts';

const Sentence = ({ sentence: { parts } }: { sentence: InsightSentence }) =>
  parts.map(({ text, isStrong }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts never move
    isStrong ? <strong key={index}>{text}</strong> : <span key={index}>{text}</span>,
  );

function useInsights({ whole, filtered, filters, range, compareQuestion, groups }: InsightSource) {
  return useMemo(() => {
    const source = { whole, filtered, filters, range, compareQuestion, groups };
    const insights = findInsights(source);
    return { sentences: insightSentences(insights), notes: insightNotes(insights) };
  }, [whole, filtered, filters, range, compareQuestion, groups]);
}

/** The insights as a card, beside the questions or on paper. */
export function InsightCard({ report }: { report: InsightSource }) {
  const id = useId();
  const { sentences, notes } = useInsights(report);
  if (sentences.length === 0) return null;
  return (
    <Card className="insight-card" role="region" aria-labelledby={id}>
      <h2 id={id}>What stands out</h2>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence.parts.map(({ text }) => text).join('')}>
            <span className="insight-question">{`Q${sentence.questionNumber}`}</span>
            <Sentence sentence={sentence} />
          </li>
        ))}
      </ul>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </Card>
  );
}

/** The first insight in a narrow window, and a button for the others. */
export function InsightCallout({ report }: { report: InsightSource }) {
  const { sentences, notes } = useInsights(report);
  const [isOpen, setOpen] = useState(false);
  const [first, ...others] = sentences;
  if (!first) return null;
  const visible = isOpen ? sentences : [first];
  return (
    <section className="insight-callout" aria-label="What stands out">
      <ul>
        {visible.map((sentence) => (
          <li key={sentence.parts.map(({ text }) => text).join('')}>
            <strong>{`Q${sentence.questionNumber}: `}</strong>
            <Sentence sentence={sentence} />{' '}
            {sentence === first && others.length > 0 && (
              <button
                type="button"
                className="plain text-link"
                aria-expanded={isOpen}
                onClick={() => setOpen(!isOpen)}
              >
                {isOpen ? 'Show less' : `${formatCount(others.length)} more`}
              </button>
            )}
          </li>
        ))}
      </ul>
      {isOpen && notes.map((note) => <p key={note}>{note}</p>)}
    </section>
  );
}
