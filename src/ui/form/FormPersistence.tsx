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

/** Whether a field is kept: text only, never a password. */
export const isKept = (name: string, value: unknown): value is string =>
  typeof value === 'string' && !/password/i.test(name);

interface FormPersistenceProps {
  form: WatchedForm;
  /** Called with the edited fields. The others may have newer values next time. */
  onTyped: (typed: Record<string, string>) => void;
  /** The person leaves unsent text. */
  onLeave: () => void;
}

/** Reports the text of its form, and asks before it is left (SEAM-20). */
export function FormPersistence({ form, onTyped, onLeave }: FormPersistenceProps) {
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
      // Leaving during a request is safe: if it fails, the text is still kept.
      question={dirty && !submitting ? 'What you typed is not saved and will be lost.' : null}
      holdsTab={dirty === true}
      onLeave={onLeave}
    />
  );
}
