import { useCallback, useEffect, useState } from 'react';
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

  useEffect(() => {
    if (id === '' || typed === null) return;
    const draft = { title, content: { pasted: typed }, file: null };
    drafts.keep(id, typed.trim() === '' ? null : () => draft);
  }, [drafts, id, typed, title]);

  const forget = useCallback(() => drafts.forget(id), [drafts, id]);
  return { text, change: setTyped, forget };
}
