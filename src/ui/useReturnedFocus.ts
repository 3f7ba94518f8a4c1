import { useEffect, useState } from 'react';
import { returnFocus } from './focus.ts';
import { useLatest } from './hooks.ts';

/**
 * Returns the focus to the previously focused element on unmount, unless another element has it;
 * `returnTo` takes the place of an element that is about to be removed, such as a row's menu. On
 * unmount `findTarget` may return another element, which then gets the focus.
 */
export function useReturnedFocus(
  returnTo?: HTMLElement | null,
  findTarget: () => Element | undefined = () => undefined,
) {
  const [opener] = useState(() => returnTo ?? document.activeElement);
  const latest = useLatest(findTarget);

  useEffect(
    () => () => {
      // Runs after the dialog was removed and the next screen, if any, took the focus.
      queueMicrotask(() => returnFocus(latest.current() ?? opener));
    },
    [opener, latest],
  );
}
