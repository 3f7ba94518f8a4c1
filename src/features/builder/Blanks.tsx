import { Button } from '@blueprintjs/core';
import type { DraftQuestion } from './draft.ts';
import { isBlank } from './isBlank.ts';

interface BlanksProps {
  questions: DraftQuestion[];
  onGo: (question: string) => void;
}

/** How many questions are unfinished, with a button that goes to the first. It never blocks publishing. */
export function Blanks({ questions, onGo }: BlanksProps) {
  const blank = questions.filter(isBlank);
  const [first] = blank;
  if (!first) return null;
  return (
    <Button
      className="blanks"
      variant="minimal"
      text={`${blank.length} not finished`}
      title="Go to the first question without a text, or with an empty choice"
      onClick={() => onGo(first.key)}
    />
  );
}
