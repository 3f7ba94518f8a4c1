import { useEffect, useState } from 'react';
import { focusMain } from './focusMain.ts';

/**
 * What had the focus when this was shown gets it back when it goes, unless the focus has found a place; `returnTo`
 * where that is about to go itself, as the menu of a row.
 */
export function useReturnedFocus(returnTo?: HTMLElement | null) {
  const [opener] = useState(() => returnTo ?? document.activeElement);

  useEffect(
    () => () => {
      // After the dialog has left the page, and the next screen, if any, has taken the focus.
      queueMicrotask(() => {
        const isLost = document.activeElement === null || document.activeElement === document.body;
        if (!isLost) return;
        const isThere = opener instanceof HTMLElement && opener.isConnected;
        if (isThere && opener !== document.body) opener.focus();
        else focusMain();
      });
    },
    [opener],
  );
}
