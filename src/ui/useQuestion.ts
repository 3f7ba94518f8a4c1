import { useCallback, useRef, useState } from 'react';
import { useIsMounted } from './hooks.ts';

/**
 * A question that an action awaits. `ask` shows it and resolves with the answer; leaving the screen
 * answers no. The screen renders a dialog while `asked` is set.
 */
export function useQuestion<Subject>() {
  const [asked, setAsked] = useState<{ about: Subject; answer: (yes: boolean) => void } | null>(
    null,
  );
  const open = useRef<((yes: boolean) => void) | null>(null);
  const isShown = useIsMounted(() => open.current?.(false));

  const ask = useCallback(
    (about: Subject): Promise<boolean> => {
      if (!isShown.current) return Promise.resolve(false);
      return new Promise((resolve) => {
        const answer = (yes: boolean) => {
          open.current = null;
          setAsked(null);
          resolve(yes);
        };
        open.current = answer;
        setAsked({ about, answer });
      });
    },
    [isShown],
  );

  return { asked, ask };
}
