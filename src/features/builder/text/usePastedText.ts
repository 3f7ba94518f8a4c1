import { nanoid } from '@reduxjs/toolkit';
import { useCallback, useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { TYPED, useWorkspace } from '#storage/useWorkspace.ts';

/**
 * The text that is to become questions. Until it was added it is kept like an unsent form: through the end of a session
 * and a reload (SEAM-33).
 */
export function usePastedText(userId: number) {
  const { pathname } = useLocation();
  const [path] = useState(pathname);
  const [params] = useSearchParams();
  const [named] = useState(() => params.get('text'));
  const { workspace } = useWorkspace();
  const [pasted, setText] = useState('');
  const [id, setId] = useState(nanoid);

  useEffect(() => {
    let isHere = true;
    void workspace.takeNewest({ userId, path, kind: TYPED }, named).then((kept) => {
      const text = (kept?.content as { pasted?: string } | undefined)?.pasted;
      if (!kept || !isHere || typeof text !== 'string') return;
      setId(kept.id);
      setText((typed) => typed || text);
    });
    return () => {
      isHere = false;
    };
  }, [workspace, userId, path, named]);

  const setPasted = useCallback(
    (text: string) => {
      setText(text);
      const work = {
        userId,
        path,
        kind: TYPED,
        title: 'Questions from text',
        content: { pasted: text },
        file: null,
      };
      workspace.keep(id, text.trim() === '' ? null : () => work);
    },
    [workspace, id, userId, path],
  );
  const forgetPasted = useCallback(() => workspace.forget(id), [workspace, id]);
  return { pasted, setPasted, forgetPasted };
}
