import { memo, useContext, useEffect, useState } from 'react';
import { useFormState } from 'react-final-form';
import { useBeforeUnload, useBlocker, useLocation } from 'react-router-dom';
import { ConfirmDialog } from '../lazyDialogs.tsx';
import { LeaveContext } from './LeaveContext.ts';

interface LeaveGuardProps {
  /** What the dialog asks before the screen is left; null if there is nothing to lose. */
  message: string | null;
  title?: string;
  onLeave?: (() => void) | undefined;
}

/** Asks before unsaved work is left, inside the application and when the tab closes. */
export const LeaveGuard = memo(function LeaveGuard({
  message,
  title = 'Leave without saving?',
  onLeave,
}: LeaveGuardProps) {
  const { pathname } = useLocation();
  // The guard may still be mounted after its screen was left; it does not ask then.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      message !== null &&
      currentLocation.pathname === pathname &&
      nextLocation.pathname !== pathname,
  );
  useBeforeUnload((event) => {
    if (message !== null && !('leaving' in document.documentElement.dataset))
      event.preventDefault();
  });

  /** The logout that waits for the dialog; null without one. The router cannot block a logout. */
  const [pendingLeave, setPendingLeave] = useState<(() => void) | null>(null);
  const isGuarding = message !== null;
  // Prefetch the dialog: after a new release the server no longer has its file.
  useEffect(() => {
    if (isGuarding) void ConfirmDialog.prefetch();
  }, [isGuarding]);
  const leaveGuardRef = useContext(LeaveContext);
  useEffect(() => {
    if (!isGuarding) return undefined;
    const ask = (leave: () => void) => setPendingLeave(() => leave);
    leaveGuardRef.current = ask;
    return () => {
      if (leaveGuardRef.current === ask) leaveGuardRef.current = null;
    };
  }, [isGuarding, leaveGuardRef]);

  const isBlocked = blocker.state === 'blocked';
  useEffect(() => {
    // The form was saved while the dialog was open: the logout or the navigation goes on.
    if (pendingLeave && !isGuarding) {
      setPendingLeave(null);
      pendingLeave();
    } else if (isBlocked && !isGuarding) blocker.proceed();
    // The browser's Back was pressed while the dialog of a logout is open: stay.
    else if (isBlocked && pendingLeave) {
      blocker.reset();
      setPendingLeave(null);
    }
  }, [isBlocked, pendingLeave, isGuarding, blocker]);
  if (!pendingLeave && !isBlocked) return null;
  return (
    <ConfirmDialog
      title={title}
      question={message ?? ''}
      confirmText="Leave"
      cancelText="Stay"
      primary="cancel"
      onConfirm={() => {
        onLeave?.();
        if (isBlocked) blocker.proceed();
        else pendingLeave?.();
      }}
      onCancel={() => {
        setPendingLeave(null);
        if (isBlocked) blocker.reset();
      }}
    />
  );
});

/** Asks before a form is left whose text is not saved (SEAM-20). */
export function FormLeaveGuard({ onLeave }: Pick<LeaveGuardProps, 'onLeave'>) {
  const { dirty = false, submitting = false } = useFormState({
    subscription: { dirty: true, submitting: true },
  });
  if (submitting) {
    return (
      <LeaveGuard
        title="Leave while it is being sent?"
        message="What you typed is on its way, and may be saved although you leave."
        onLeave={onLeave}
      />
    );
  }
  return (
    <LeaveGuard message={dirty ? 'What you typed is not saved yet.' : null} onLeave={onLeave} />
  );
}
