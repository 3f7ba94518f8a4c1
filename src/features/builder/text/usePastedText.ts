import { useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { keptForms } from '#storage/keptForms.ts';

/**
 * The text that is to become questions. Until it was added it is kept like an unsent form: through the end of a session
 * and a reload (SEAM-33). `key` says whose it is, and of which survey.
 */
export function usePastedText(key: string) {
  const { pathname: path } = useLocation();
  const [pasted, setText] = useState(() => keptForms.read(key)?.values.pasted ?? '');
  const forgetPasted = useCallback(() => keptForms.drop(key), [key]);

  const setPasted = useCallback(
    (text: string) => {
      setText(text);
      if (text.trim() === '') {
        keptForms.drop(key);
        return;
      }
      keptForms.write({
        key,
        title: 'Questions from text',
        path,
        values: { pasted: text },
        isPartial: false,
        keptAt: new Date().toISOString(),
      });
    },
    [key, path],
  );
  return { pasted, setPasted, forgetPasted };
}
