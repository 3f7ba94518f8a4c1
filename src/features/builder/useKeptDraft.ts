import { useEffect, useRef, useState } from 'react';
import { type Draft, draftOf, formOf } from './draft.ts';
import { dropDraft, keepDraft, keepsDraft, readKeptDraft } from './keptDraft.ts';
import type { Editor } from './useEditor.ts';

/**
 * Keeps the unsaved work in browser storage on every edit, and offers what an earlier visit left
 * behind. A draft that equals what was loaded or saved is not unsaved work.
 */
export function useKeptDraft(key: string, draft: Draft, initial: Draft, editor: Editor) {
  const [saved, setSaved] = useState(() => JSON.stringify(formOf(initial)));
  const [canKeep, setCanKeep] = useState(true);
  const [found, setFound] = useState(() => {
    const kept = readKeptDraft(key);
    return kept && JSON.stringify(kept.form) !== saved ? kept : null;
  });
  const isDirty = draft !== initial && JSON.stringify(formOf(draft)) !== saved;

  const hasKept = useRef(false);
  useEffect(() => {
    if (isDirty) {
      hasKept.current = true;
      setCanKeep(keepDraft(key, formOf(draft, { withAllOptions: true })));
    } else if (hasKept.current) {
      hasKept.current = false;
      dropDraft(key);
    }
  }, [key, isDirty, draft]);

  return {
    isDirty,
    canKeep,
    found,
    restore: () => {
      if (found) editor.replace(draftOf(found.form));
      setFound(null);
    },
    discard: () => {
      dropDraft(key);
      setFound(null);
    },
    /** What was sent is no longer unsaved work; what another visit has kept since, is. */
    markSaved: (sent: Draft) => {
      setSaved(JSON.stringify(formOf(sent)));
      if (keepsDraft(key, formOf(sent, { withAllOptions: true }))) dropDraft(key);
    },
  };
}
