import { useEffect, useState } from 'react';
import { returnFocus } from './focus.ts';

/**
 * What had the focus when this was shown gets it back when it goes, unless the focus has found a place; `returnTo`
 * where that is about to go itself, as the menu of a row.
 */
export function useReturnedFocus(returnTo?: HTMLElement | null) {
  const [opener] = useState(() => returnTo ?? document.activeElement);

  useEffect(
    () => () => {
      // Runs after the dialog has left the page and the next screen, if any, has taken the focus.
      queueMicrotask(() => returnFocus(opener));
    },
    [opener],
  );
}
