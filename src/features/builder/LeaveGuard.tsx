import { useBeforeUnload, useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';

/** Asks before unsaved work is left, in the application and when the tab is closed. */
export function LeaveGuard({ isDirty }: { isDirty: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && currentLocation.pathname !== nextLocation.pathname,
  );
  useBeforeUnload((event) => {
    if (isDirty) event.preventDefault();
  });

  if (blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog
      title="Leave without saving?"
      question="Your changes are not saved yet. They stay in this browser, and will be offered when you come back."
      busy={false}
      confirmText="Leave"
      cancelText="Stay"
      onConfirm={blocker.proceed}
      onCancel={blocker.reset}
    />
  );
}
