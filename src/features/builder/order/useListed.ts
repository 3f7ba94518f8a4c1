import { startTransition, useState } from 'react';
import { useTimeout } from '#ui/useTimeout.ts';
import type { DraftQuestion } from '../draft/draft.ts';

/** How long nothing is changed before a list of the questions follows (ms): rendering it would delay the next key. */
const PAUSE = 250;

/** The questions as a list beside the editor shows them, and how to bring it up to date at once. */
export function useListed(questions: DraftQuestion[]): [DraftQuestion[], () => void] {
  const [listed, list] = useState(questions);
  useTimeout(() => startTransition(() => list(questions)), PAUSE, questions);
  return [listed, () => list(questions)];
}
