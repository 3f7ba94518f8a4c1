import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import * as z from 'zod/mini';
import { useDraftOwner, useTypedDraft } from './useTypedDraft.ts';

const contentSchema = z.object({ pasted: z.string(), notes: z.optional(z.unknown()) });

interface Typed {
  text: string;
  /** What the screen stores with the text, serializable as JSON. */
  notes?: unknown;
}

export type PersistentText = ReturnType<typeof usePersistentText>;

/**
 * A text that will become questions or agents. Until then it is kept like an unsent form, through
 * the end of a session and a reload (SEAM-33). `title` is its name in the list of drafts.
 */
export function usePersistentText(userId: number, title: string) {
  const { begun, drafts } = useTypedDraft(useDraftOwner(userId, 'text'), contentSchema);
  const [typed, setTyped] = useState<Typed | null>(null);
  const { pasted: text = '', notes } = begun?.content ?? {};
  const { id = '', isNamed = false } = begun ?? {};

  const keep = useCallback(
    ({ text: pasted, notes }: Typed) => {
      const draft = { title, content: { pasted, notes }, file: null };
      drafts.keep(id, pasted.trim() === '' ? null : () => draft);
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
    (next: string, notes?: unknown) => {
      setTyped({ text: next, notes });
      if (id !== '') keep({ text: next, notes });
    },
    [id, keep],
  );
  const forget = useCallback(() => drafts.forget(id), [drafts, id]);
  return useMemo(
    () => ({ ...(typed ?? { text, notes }), isNamed, change, forget }),
    [typed, text, notes, isNamed, change, forget],
  );
}
