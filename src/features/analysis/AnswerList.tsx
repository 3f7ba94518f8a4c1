import type { Answer } from '#domain/analysis.ts';

/** The answers to a question without choices. */
export function AnswerList({ answers }: { answers: Answer[] }) {
  if (answers.length === 0) return <p>No answers yet</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: who scrolls with the keyboard must be able to reach it
    <ul className="answers" tabIndex={0} aria-label="Answers">
      {answers.map(({ id, value }) => (
        <li key={id}>{value}</li>
      ))}
    </ul>
  );
}
