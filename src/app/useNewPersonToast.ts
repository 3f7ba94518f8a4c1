import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSession } from '#api/useSession.ts';
import { isolated } from '#domain/field/visible.ts';
import { fullName } from '#domain/person/user.ts';
import { focusMain } from '#ui/focus.ts';
import { useToast } from '#ui/toast/useToast.ts';

/**
 * Names the new person after another tab signed somebody else in, and removes the first person's
 * search from the address (SEAM-1).
 */
export function useNewPersonToast() {
  const { user } = useSession();
  const showToast = useToast();
  const navigate = useNavigate();
  const lastId = useRef(user?.id);

  useEffect(() => {
    const isAnother = user !== null && lastId.current !== undefined && user.id !== lastId.current;
    lastId.current = user?.id;
    if (!isAnother) return;
    showToast({
      intent: 'success',
      title: `You are signed in as ${isolated(fullName(user))} now`,
      description: 'Somebody else logged in in this browser.',
    });
    // The first person's search stays private.
    void navigate({ search: '' }, { replace: true });
    focusMain();
  }, [user, showToast, navigate]);
}
