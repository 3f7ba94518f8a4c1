import type { Unsubscribe } from 'final-form';
import { useEffect } from 'react';
import { useFormState } from 'react-final-form';
import { LeaveGuard } from './LeaveGuard.tsx';

/** The part of any form's API that is used here. */
export interface WatchedForm {
  subscribe(
    listener: (state: {
      values: object;
      dirty?: boolean;
      dirtyFields?: Record<string, boolean>;
    }) => void,
    subscription: { values: true; dirty: true; dirtyFields: true },
  ): Unsubscribe;
}

/** Whether a field is kept: texts only, and never a password. */
export const isKept = (name: string, value: unknown): value is string =>
  typeof value === 'string' && !/password/i.test(name);

interface KeptFormProps {
  form: WatchedForm;
  /** Called with the fields that were typed in. The others may have newer values when the form is opened again. */
  onTyped: (typed: Record<string, string>) => void;
  /** The person leaves, though what was typed is not sent. */
  onLeave: () => void;
}

/** Tells what is typed in the form around it, and asks before it is left (SEAM-20). */
export function KeptForm({ form, onTyped, onLeave }: KeptFormProps) {
  const { dirty, submitting } = useFormState({ subscription: { dirty: true, submitting: true } });

  useEffect(
    () =>
      form.subscribe(
        ({ values, dirtyFields }) => {
          const typed = Object.entries(values).filter(
            ([name, value]) => dirtyFields?.[name] && isKept(name, value),
          );
          onTyped(Object.fromEntries(typed));
        },
        { values: true, dirty: true, dirtyFields: true },
      ),
    [form, onTyped],
  );

  return (
    <LeaveGuard
      // It is safe to leave while the form is being sent: if that fails, what was typed is still kept.
      question={dirty && !submitting ? 'What you typed is not saved and will be lost.' : null}
      holdsTab={dirty === true}
      onLeave={onLeave}
    />
  );
}
