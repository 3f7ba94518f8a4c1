import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import * as z from 'zod/mini';
import { useDraftOwner, useTypedDraft } from './useTypedDraft.ts';

const contentSchema = z.object({ pasted: z.string() });

/**
 * A text that will become questions or agents. Until then it is kept like an unsent form, through
 * the end of a session and a reload (SEAM-33). `title` is its name in the list of drafts.
 */
export function usePersistentText(userId: number, title: string) {
  const { begun, drafts } = useTypedDraft(useDraftOwner(userId, 'text'), contentSchema);
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? begun?.content?.pasted ?? '';
  const id = begun?.id ?? '';

  const keep = useCallback(
    (next: string) => {
      const draft = { title, content: { pasted: next }, file: null };
      drafts.keep(id, next.trim() === '' ? null : () => draft);
    },
    [drafts, id, title],
  );
  const keepTyped = useEffectEvent(() => {
    if (id !== '' && typed !== null) keep(typed);
  });
  // What was typed before the earlier text was read.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when that is done
  useEffect(() => keepTyped(), [id]);

  // Also after the screen was left: agents may still be created from the text.
  const change = useCallback(
    (next: string) => {
      setTyped(next);
      if (id !== '') keep(next);
    },
    [id, keep],
  );
  const forget = useCallback(() => drafts.forget(id), [drafts, id]);
  return { text, change, forget };
}
