import { Button } from '#ui/Button.tsx';
import type { DraftQuestion } from './draft/draft.ts';
import { isUnfinished } from './draft/problems.ts';

interface UnfinishedCountProps {
  questions: DraftQuestion[];
  onGo: (question: string) => void;
}

/**
 * Counts the unfinished questions. Its button goes to the first one. It always reserves its space, so
 * that nothing moves. Only `invalidField` stops a survey.
 */
export function UnfinishedCount({ questions, onGo }: UnfinishedCountProps) {
  const unfinished = questions.filter(isUnfinished);
  const [first] = unfinished;
  return (
    <Button
      className={first ? 'blanks' : 'blanks blanks-none'}
      variant="minimal"
      text={`${unfinished.length} not finished`}
      title="Go to the first question without a text, or with an empty choice"
      onClick={() => first && onGo(first.key)}
    />
  );
}
