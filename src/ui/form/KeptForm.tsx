import type { Unsubscribe } from 'final-form';
import { useEffect, useState } from 'react';
import { useFormState } from 'react-final-form';
import { useLocation } from 'react-router-dom';
import { isKept, keptForms } from '#storage/keptForms.ts';
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
  /** What the list of unsaved work calls it. */
  title: string;
}

/** Keeps what is typed in the form around it until it was sent, and asks before it is left. */
export function KeptForm({ form, keepAs, title }: KeptFormProps) {
  const { dirty, submitting } = useFormState({ subscription: { dirty: true, submitting: true } });
  const { pathname } = useLocation();
  // The form may stay mounted for a moment after its screen was left.
  const [path] = useState(pathname);

  useEffect(
    () =>
      form.subscribe(
        ({ values, dirtyFields }) => {
          // Keep only what was typed; the other fields may have newer values when the form is opened again.
          const all = Object.entries(values);
          const typed = all.flatMap(([name, value]): [string, string][] =>
            dirtyFields?.[name] && isKept(name, value) ? [[name, value]] : [],
          );
          const isPartial = all.some(([name, value]) => !isKept(name, value));
          const keptAt = new Date().toISOString();
          if (typed.length === 0) keptForms.drop(keepAs);
          else
            keptForms.write({
              key: keepAs,
              title,
              path,
              values: Object.fromEntries(typed),
              isPartial,
              keptAt,
            });
        },
        { values: true, dirty: true, dirtyFields: true },
      ),
    [form, keepAs, title, path],
  );

  return (
    <LeaveGuard
      // It is safe to leave while the form is being sent: if that fails, what was typed is still kept.
      question={dirty && !submitting ? 'What you typed is not saved and will be lost.' : null}
      holdsTab={dirty === true}
      onLeave={() => keptForms.drop(keepAs)}
    />
  );
}
