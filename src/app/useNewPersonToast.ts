import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { selectVisit } from '#api/sessionSlice.ts';
import { useSession } from '#api/useSession.ts';
import { isolated } from '#domain/field/visible.ts';
import { fullName } from '#domain/person/fullName.ts';
import { focusMain } from '#ui/focus.ts';
import { useDismissToast, useToast } from '#ui/toast/useToast.ts';

/**
 * After another tab signed somebody else in, names the new person, and removes the first person's
 * search from the address. What the first person was told leaves with them, also after a logout
 * (SEAM-1).
 */
export function useNewPersonToast() {
  const { user } = useSession();
  const visit = useSelector(selectVisit);
  const showToast = useToast();
  const dismissToast = useDismissToast();
  const navigate = useNavigate();
  const last = useRef(visit);

  const greet = useEffectEvent(() => {
    if (!user) {
      dismissToast();
      return;
    }
    showToast({
      intent: 'success',
      title: `You are signed in as ${isolated(fullName(user))} now`,
      description: 'Somebody else logged in in this browser.',
    });
    // The first person's search stays private.
    void navigate({ search: '' }, { replace: true });
    focusMain();
  });
  // Before a redirect of the same moment, which would otherwise be replaced.
  useLayoutEffect(() => {
    if (last.current !== visit) greet();
    last.current = visit;
  }, [visit]);
}
