import { useEffect, useState } from 'react';
import { returnFocus } from './focus.ts';

/**
 * Returns the focus to the previously focused element on unmount, unless another element has it;
 * `returnTo` replaces an element that is about to be removed, such as a row's menu.
 */
export function useReturnedFocus(returnTo?: HTMLElement | null) {
  const [opener] = useState(() => returnTo ?? document.activeElement);

  useEffect(
    () => () => {
      // Runs after the dialog was removed and the next screen, if any, took the focus.
      queueMicrotask(() => returnFocus(opener));
    },
    [opener],
  );
}
