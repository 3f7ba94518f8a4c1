import { useCallback, useMemo, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { useIsMounted } from '#ui/hooks.ts';
import { useToast } from '../toast/useToast.ts';
import { useDraft, useDraftOwner } from './useDraft.ts';

const contentSchema = z.object({ text: z.string(), notes: z.optional(z.unknown()) });

const isNeverSecret = () => false;

export type PersistentText = ReturnType<typeof usePersistentText>;

/**
 * A text that will become questions or agents. Until then it survives a reload and the end of the
 * session (DRAFT-1), unless it `isSecret`. `notes` is what the screen stores with it; `notices` are the properties of
 * its `DraftNotices`, and `textArea` is the ref of its field.
 */
export function usePersistentText(
  userId: number,
  isSecret: (text: string) => boolean = isNeverSecret,
) {
  const draft = useDraft(useDraftOwner(userId, 'text'), contentSchema);
  const { restored: restoredDraft, keep } = draft;
  const { showToast } = useToast();
  const [typedText, setTyped] = useState<z.infer<typeof contentSchema>>(
    restoredDraft?.content ?? { text: '' },
  );
  const latestText = useRef(typedText.text);
  const textArea = useRef<HTMLTextAreaElement>(null);
  const dismissUndo = useRef(() => {});
  useIsMounted(() => dismissUndo.current());
  // The text is stored also after the screen was left: agents may still be created from it. A late
  // change, such as the content of a file, is a function of the text at that time.
  const change = useCallback(
    (next: string | ((current: string) => string), notes?: unknown) => {
      const text = typeof next === 'string' ? next : next(latestText.current);
      latestText.current = text;
      setTyped({ text, notes });
      keep(text.trim() === '' || isSecret(text) ? null : () => ({ text, notes }));
    },
    [keep, isSecret],
  );
  return useMemo(() => {
    const notices = {
      draft,
      isRestored: draft.restored?.content.text === typedText.text,
      onStartOver: () => {
        change('');
        // The button leaves with its notice.
        textArea.current?.focus();
        dismissUndo.current = showToast({
          intent: 'success',
          title: 'You started over',
          action: { text: 'Undo', onPress: () => change(typedText.text, typedText.notes) },
        });
      },
    };
    return { ...typedText, change, notices, textArea };
  }, [typedText, draft, change, showToast]);
}
