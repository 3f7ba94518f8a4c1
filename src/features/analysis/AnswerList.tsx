import type { Answer } from '#domain/analysis.ts';

/** The answers to a question without choices. */
export function AnswerList({ answers }: { answers: Answer[] }) {
  if (answers.length === 0) return <p>No answers yet</p>;
  return (
    <ul className="answers">
      {answers.map(({ id, value }) => (
        <li key={id}>{value}</li>
      ))}
    </ul>
  );
}
