import type { Unsubscribe } from 'final-form';
import { useEffect } from 'react';
import { useFormState } from 'react-final-form';
import { keptValues } from './keptValues.ts';
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

interface KeptFormProps {
  form: WatchedForm;
  /** Under which name what is typed is kept: whose it is, and which form's. */
  keepAs: string;
}

/** Keeps what is typed in the form around it until it was sent, and asks before it is left. */
export function KeptForm({ form, keepAs }: KeptFormProps) {
  const { dirty, submitting } = useFormState({ subscription: { dirty: true, submitting: true } });

  useEffect(
    () =>
      form.subscribe(
        ({ values, dirty: isUnsent, dirtyFields }) => {
          // Keep only what was typed; the other fields may have newer values when the form is opened again.
          const typed = Object.entries(values).filter(([name]) => dirtyFields?.[name]);
          if (isUnsent) keptValues.write(keepAs, Object.fromEntries(typed));
          else keptValues.drop(keepAs);
        },
        { values: true, dirty: true, dirtyFields: true },
      ),
    [form, keepAs],
  );

  return (
    <LeaveGuard
      // It is safe to leave while the form is being sent: if that fails, what was typed is still kept.
      question={dirty && !submitting ? 'What you typed is not saved and will be lost.' : null}
      holdsTab={dirty === true}
      onLeave={() => keptValues.drop(keepAs)}
    />
  );
}
