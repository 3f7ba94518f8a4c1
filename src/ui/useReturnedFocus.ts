import { useEffect, useState } from 'react';
import { focusHeir } from './focusHeir.ts';
import { focusMain } from './focusMain.ts';
import { isFocusLost } from './isFocusLost.ts';

/**
 * What had the focus when this was shown gets it back when it goes, unless the focus has found a place; `returnTo`
 * where that is about to go itself, as the menu of a row.
 */
export function useReturnedFocus(returnTo?: HTMLElement | null) {
  const [opener] = useState(() => returnTo ?? document.activeElement);

  useEffect(
    () => () => {
      // Runs after the dialog has left the page and the next screen, if any, has taken the focus.
      queueMicrotask(() => {
        if (!isFocusLost()) return;
        const heir = opener?.isConnected ? opener : opener && focusHeir.of(opener);
        if (heir instanceof HTMLElement && heir.isConnected && heir !== document.body) heir.focus();
        else focusMain();
      });
    },
    [opener],
  );
}
