import { memo, useContext, useEffect, useState } from 'react';
import { useFormState } from 'react-final-form';
import { useBeforeUnload, useBlocker, useLocation } from 'react-router-dom';
import { ConfirmDialog } from '../lazyDialogs.tsx';
import { LeaveContext } from './LeaveContext.ts';

interface LeaveGuardProps {
  /**
   * The question before the screen is left inside the application; null if there is nothing to lose.
   */
  question: string | null;
  title?: string;
  /** Whether the browser asks before the tab is closed or reloaded. */
  blocksUnload: boolean;
  onLeave?: (() => void) | undefined;
}

/** Asks before unsaved work is left, inside the application and when the tab closes. */
export const LeaveGuard = memo(function LeaveGuard({
  question,
  title = 'Leave without saving?',
  blocksUnload,
  onLeave,
}: LeaveGuardProps) {
  const { pathname } = useLocation();
  // After its screen was left it does not ask, even if it is still mounted.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      question !== null &&
      currentLocation.pathname === pathname &&
      nextLocation.pathname !== pathname,
  );
  useBeforeUnload((event) => {
    if (blocksUnload && !('leaving' in document.documentElement.dataset)) event.preventDefault();
  });

  /** A logout leaves the screen without a navigation of its own. */
  const [leaving, setLeaving] = useState<(() => void) | null>(null);
  const isGuarding = question !== null;
  // The dialog must open although a new release removes its file meanwhile.
  useEffect(() => {
    if (isGuarding) void ConfirmDialog.prefetch();
  }, [isGuarding]);
  const leaveGuardRef = useContext(LeaveContext);
  useEffect(() => {
    if (!isGuarding) return undefined;
    const ask = (leave: () => void) => setLeaving(() => leave);
    leaveGuardRef.current = ask;
    return () => {
      if (leaveGuardRef.current === ask) leaveGuardRef.current = null;
    };
  }, [isGuarding, leaveGuardRef]);

  const isBlocked = blocker.state === 'blocked';
  const isLeaving = leaving !== null;
  useEffect(() => {
    // It was saved while the question was open.
    if (isBlocked && !isGuarding) blocker.proceed();
    // Back declines the question of a logout.
    else if (isBlocked && isLeaving) {
      blocker.reset();
      setLeaving(null);
    }
  }, [isBlocked, isLeaving, isGuarding, blocker]);
  if (!leaving && !isBlocked) return null;
  return (
    <ConfirmDialog
      title={title}
      question={question ?? ''}
      confirmText="Leave"
      cancelText="Stay"
      initialFocus="cancel"
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

/** Asks before a form is left whose text is not saved (SEAM-20). */
export function FormLeaveGuard({ onLeave }: Pick<LeaveGuardProps, 'onLeave'>) {
  const { dirty = false, submitting = false } = useFormState({
    subscription: { dirty: true, submitting: true },
  });
  if (submitting) {
    return (
      <LeaveGuard
        title="Leave while it is being sent?"
        question="What you typed is on its way, and may be saved although you leave."
        blocksUnload={dirty}
        onLeave={onLeave}
      />
    );
  }
  const question = dirty ? 'What you typed is not saved yet.' : null;
  return <LeaveGuard question={question} blocksUnload={dirty} onLeave={onLeave} />;
}
