import type { FormApi } from 'final-form';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Form } from 'react-final-form';
import type * as z from 'zod/mini';
import { isKept, keptForms } from '#storage/keptForms.ts';
import { useDismissFailure } from '../toast/useToast.ts';
import { useLatest } from '../useLatest.ts';
import { createSchemaForm, rebase } from './createSchemaForm.ts';
import type { WatchedForm } from './KeptForm.tsx';
import { StillSending } from './StillSending.tsx';
import { trackSending, useEarlierSending } from './sending.ts';

/** What keeps a form's text and asks before it is left; the public forms do without, and without its code. */
export type Keeper = (props: { form: WatchedForm; keepAs: string; title: string }) => ReactNode;

export interface SchemaFormProps<Values extends object> {
  /** The name that assistive technology reads. */
  name: string;
  schema: z.ZodMiniType<Values>;
  /** One for every field of the form. When they change, untouched fields take the new ones. */
  initialValues: Values;
  /** Resolves with whether it was done. When it was not, what was typed stays and can be sent again. */
  onSubmit: (values: Values) => Promise<boolean>;
  /** Fields that are cleared once the form was sent: a password. */
  clearedBySaving?: Partial<Values>;
  /**
   * Whose form it is, and which: what is typed is then kept under this name until it was sent, and the
   * person is asked before leaving it (SEAM-7, SEAM-20). See KeptSchemaForm.
   */
  keepAs?: string;
  /** What the list of unsaved work calls it; the form's name by default. */
  keptTitle?: string;
  keeper?: Keeper;
  children: ReactNode;
}

/** The form already knows how to submit; passing one constant function keeps it from being reconfigured. */
const asCreated = () => undefined;

/** Keeps the form's initial values up to date with the server's. */
function useRebase<Values extends object>(form: FormApi<Values>, initialValues: Values) {
  const followed = useRef(initialValues);
  useEffect(() => {
    if (JSON.stringify(followed.current) === JSON.stringify(initialValues)) return;
    rebase(form, followed.current, initialValues);
    followed.current = initialValues;
  }, [form, initialValues]);
}

function OpenForm<Values extends object>({
  name,
  schema,
  initialValues,
  onSubmit,
  clearedBySaving = {},
  keepAs,
  keptTitle = name,
  keeper: Keep,
  children,
}: SchemaFormProps<Values>) {
  const latestSubmit = useLatest(onSubmit);
  const dismissFailure = useDismissFailure();
  const element = useRef<HTMLFormElement>(null);
  const [{ form, kept }] = useState(() => {
    const found = keepAs === undefined ? null : (keptForms.read(keepAs)?.values ?? null);
    const options = { schema, initialValues, clearedBySaving, kept: found };
    const submit = async (values: Values) => {
      const isDone = await latestSubmit.current(values);
      // Needed when the form was left while it was being sent: nothing else drops the kept values then.
      if (isDone && keepAs !== undefined) keptForms.drop(keepAs);
      return isDone;
    };
    const tracked = (values: Values) =>
      keepAs === undefined ? submit(values) : trackSending(keepAs, submit(values));
    return { form: createSchemaForm({ ...options, onSubmit: tracked }), kept: found };
  });
  const [isRestored, setRestored] = useState(kept !== null);
  useRebase(form, initialValues);
  const hasUnkept = Object.entries(initialValues).some(([field, value]) => !isKept(field, value));

  const startOver = () => {
    form.reset();
    setRestored(false);
    element.current?.querySelector('input')?.focus();
  };

  return (
    <Form<Values>
      form={form}
      onSubmit={asCreated}
      render={({ handleSubmit }) => (
        <form
          ref={element}
          aria-label={name}
          noValidate
          onSubmit={(event: FormEvent<HTMLFormElement>) => {
            dismissFailure();
            flushSync(() => handleSubmit(event));
            event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
          }}
        >
          {keepAs !== undefined && Keep && <Keep form={form} keepAs={keepAs} title={keptTitle} />}
          {isRestored && (
            <p className="form-notice" role="status">
              What you typed before is here again.{' '}
              {hasUnkept && 'Passwords and pictures are not kept. '}
              <button type="button" className="bp6-button bp6-small" onClick={startOver}>
                Start over
              </button>
            </p>
          )}
          {children}
        </form>
      )}
    />
  );
}

/**
 * A form whose rules are a zod schema. A field shows its message once it was left or the form was
 * submitted; on submit the first wrong field takes the focus, and an earlier complaint goes (SEAM-13).
 */
export function SchemaForm<Values extends object>(props: SchemaFormProps<Values>) {
  const isEarlierSending = useEarlierSending(props.keepAs);
  return isEarlierSending ? <StillSending /> : <OpenForm {...props} />;
}
