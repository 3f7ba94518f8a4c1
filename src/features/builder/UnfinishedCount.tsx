import { memo } from 'react';
import { Button } from '#ui/Button.tsx';
import type { DraftQuestion } from './draft/draft.ts';
import { isUnfinished } from './draft/problems.ts';

interface UnfinishedCountProps {
  questions: DraftQuestion[];
  onGo: (question: string) => void;
}

/**
 * Counts the unfinished questions. Its button goes to the first one. Only `invalidField` stops a
 * survey.
 */
export function UnfinishedCount({ questions, onGo }: UnfinishedCountProps) {
  const blank = questions.filter(isUnfinished);
  return <UnfinishedButton count={blank.length} first={blank[0]?.key} onGo={onGo} />;
}

interface UnfinishedButtonProps {
  count: number;
  first: string | undefined;
  onGo: (question: string) => void;
}

/** It always reserves its space, so that nothing moves. */
const UnfinishedButton = memo(function UnfinishedButton({
  count,
  first,
  onGo,
}: UnfinishedButtonProps) {
  return (
    <Button
      className={first ? 'blanks' : 'blanks blanks-none'}
      variant="minimal"
      text={`${count} not finished`}
      title="Go to the first question without a text, or with an empty choice"
      onClick={() => first && onGo(first)}
    />
  );
});
