import { nanoid } from '@reduxjs/toolkit';
import { useCallback, useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { TYPED, useWorkspace } from '#storage/useWorkspace.ts';

/**
 * A text that will become questions or agents. Until then it is kept like an unsent form, through
 * the end of a session and a reload (SEAM-33). `title` is its name in the list of unsaved work.
 */
export function usePersistentText(userId: number, title: string) {
  const { pathname } = useLocation();
  const [path] = useState(pathname);
  const [params] = useSearchParams();
  const [named] = useState(() => params.get('text'));
  const { workspace } = useWorkspace();
  const [text, setText] = useState('');
  const [id, setId] = useState(nanoid);

  useEffect(() => {
    let isHere = true;
    void workspace.takeNewest({ userId, path, kind: TYPED }, named).then((kept) => {
      const pasted = (kept?.content as { pasted?: string } | undefined)?.pasted;
      if (!kept || !isHere || typeof pasted !== 'string') return;
      setId(kept.id);
      setText((typed) => typed || pasted);
    });
    return () => {
      isHere = false;
    };
  }, [workspace, userId, path, named]);

  const change = useCallback(
    (next: string) => {
      setText(next);
      const content = { pasted: next };
      const work = { userId, path, kind: TYPED, title, content, file: null };
      workspace.keep(id, next.trim() === '' ? null : () => work);
    },
    [workspace, id, userId, path, title],
  );
  const forget = useCallback(() => workspace.forget(id), [workspace, id]);
  return { text, change, forget };
}
