import { type ReactNode, useContext, useMemo, useState } from 'react';
import { useStore } from 'react-redux';
import { type SessionRoot, selectPerson } from '#api/sessionSlice.ts';
import { type Toast, ToastContext } from '#ui/toast/useToast.ts';

/** Toasts for one person's screens: what one person's call brought is not told to the next (SEAM-1). */
export function PersonsToasts({ children }: { children: ReactNode }) {
  const { getState } = useStore<SessionRoot>();
  const [person] = useState(() => selectPerson(getState()));
  const { show, dismissFailure } = useContext(ToastContext);
  const toasts = useMemo(
    () => ({
      show: (toast: Toast) => (selectPerson(getState()) === person ? show(toast) : () => undefined),
      dismissFailure,
    }),
    [getState, person, show, dismissFailure],
  );
  return <ToastContext value={toasts}>{children}</ToastContext>;
}
