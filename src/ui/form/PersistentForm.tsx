import { useCallback, useEffect } from 'react';
import { useFormState } from 'react-final-form';
import * as z from 'zod/mini';
import { StillSending } from '#ui/page/Loading.tsx';
import { LeaveGuard } from './LeaveGuard.tsx';
import { SchemaForm, type SchemaFormProps } from './SchemaForm.tsx';
import { useDraftOwner, useEarlierSending, useTypedDraft } from './useTypedDraft.ts';

/** Whether a field is kept: text only, never a password. */
const isKept = (name: string, value: unknown): value is string =>
  typeof value === 'string' && !/password/i.test(name);

interface FormPersistenceProps {
  /** Called with the edited fields. The others may have newer values next time. */
  onTyped: (typed: Record<string, string>) => void;
  /** The person leaves unsent text. */
  onLeave: () => void;
}

/** Reports the text of its form, and asks before it is left (SEAM-20). */
function FormPersistence({ onTyped, onLeave }: FormPersistenceProps) {
  const { values, dirtyFields, dirty, submitting } = useFormState({
    subscription: { values: true, dirtyFields: true, dirty: true, submitting: true },
  });

  useEffect(() => {
    const typed = Object.entries(values).filter(
      ([name, value]) => dirtyFields?.[name] && isKept(name, value),
    );
    onTyped(Object.fromEntries(typed));
  }, [values, dirtyFields, onTyped]);

  return (
    <LeaveGuard
      // Leaving during a request is safe: if it fails, the text is still kept.
      question={dirty && !submitting ? 'What you typed is not saved and will be lost.' : null}
      holdsTab={dirty === true}
      onLeave={onLeave}
    />
  );
}

interface PersistentFormProps<Values extends object>
  extends Omit<SchemaFormProps<Values>, 'typedBefore'> {
  /** The form's owner. */
  userId: number;
  /** Its name in the list of drafts; by default the form's name. */
  draftTitle?: string;
}

const contentSchema = z.object({ values: z.record(z.string(), z.string()) });

const NOT_KEPT = 'Passwords and pictures are not kept.';

type OpenFormProps<Values extends object> = PersistentFormProps<Values> & {
  owner: ReturnType<typeof useDraftOwner>;
};

function OpenForm<Values extends object>({
  owner,
  draftTitle,
  children,
  ...props
}: OpenFormProps<Values>) {
  const { name, initialValues, onSubmit } = props;
  const title = draftTitle ?? name;
  const { begun, drafts } = useTypedDraft(owner, contentSchema);
  const isPartial = Object.entries(initialValues).some(([field, value]) => !isKept(field, value));
  const note = isPartial ? NOT_KEPT : undefined;

  const id = begun?.id ?? '';
  const keep = useCallback(
    (values: Record<string, string>) => {
      const isEmpty = Object.keys(values).length === 0;
      const draft = { title, note, content: { values }, file: null };
      drafts.keep(id, isEmpty ? null : () => draft);
    },
    [drafts, id, title, note],
  );

  if (!begun) return null;

  const { content } = begun;
  const submit = async (sent: Values) => {
    const isDone = await onSubmit(sent);
    // Also when the form was left during its request.
    if (isDone) drafts.forget(id);
    return isDone;
  };
  return (
    <SchemaForm
      {...props}
      typedBefore={content ? { ...content, note: begun.note } : null}
      onSubmit={(sent) => drafts.track(submit(sent))}
    >
      <FormPersistence onTyped={keep} onLeave={() => drafts.forget(id)} />
      {children}
    </SchemaForm>
  );
}

/**
 * A form of the admin area: its text is kept until it was sent, and leaving it asks (SEAM-7,
 * SEAM-20).
 */
export function PersistentForm<Values extends object>(props: PersistentFormProps<Values>) {
  const owner = useDraftOwner(props.userId, 'form');
  return useEarlierSending(owner) ? <StillSending /> : <OpenForm {...props} owner={owner} />;
}
