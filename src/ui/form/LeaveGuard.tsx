import { memo, useEffect, useState } from 'react';
import { useBeforeUnload, useBlocker, useLocation } from 'react-router-dom';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { guardLeaving } from './leaveQuestion.ts';

interface LeaveGuardProps {
  /** What is asked before the screen is left inside the application; null: nothing would be lost. */
  question: string | null;
  title?: string;
  /** Whether the browser asks, in its own words, before the tab is closed or reloaded. */
  holdsTab: boolean;
  onLeave?: () => void;
}

/** Asks before work that is not saved is left, in the application and when the tab is closed. */
export const LeaveGuard = memo(function LeaveGuard({
  question,
  title = 'Leave without saving?',
  holdsTab,
  onLeave,
}: LeaveGuardProps) {
  const { pathname } = useLocation();
  // After its own screen was left it asks nothing more, even if it is still mounted for a moment.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      question !== null &&
      currentLocation.pathname === pathname &&
      nextLocation.pathname !== pathname,
  );
  useBeforeUnload((event) => {
    if (holdsTab) event.preventDefault();
  });

  /** What leaves the screen without a navigation of its own: a logout. */
  const [leaving, setLeaving] = useState<(() => void) | null>(null);
  const isGuarding = question !== null;
  useEffect(
    () => (isGuarding ? guardLeaving((leave) => setLeaving(() => leave)) : undefined),
    [isGuarding],
  );

  const isBlocked = blocker.state === 'blocked';
  if (!leaving && !isBlocked) return null;
  return (
    <ConfirmDialog
      title={title}
      question={question ?? ''}
      busy={false}
      confirmText="Leave"
      cancelText="Stay"
      beginsWith="cancel"
      onConfirm={() => {
        onLeave?.();
        if (isBlocked) blocker.proceed();
        else leaving?.();
      }}
      onCancel={() => {
        setLeaving(null);
        if (isBlocked) blocker.reset();
      }}
    />
  );
});
