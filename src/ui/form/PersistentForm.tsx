import { useCallback } from 'react';
import * as z from 'zod/mini';
import { StillSending } from '#ui/page/Loading.tsx';
import { FormPersistence, isKept } from './FormPersistence.tsx';
import { SchemaForm, type SchemaFormProps } from './SchemaForm.tsx';
import { useDraftOwner, useEarlierSending, useTypedDraft } from './useTypedDraft.ts';

interface PersistentFormProps<Values extends object>
  extends Omit<SchemaFormProps<Values>, 'typedBefore' | 'watch'> {
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

function OpenForm<Values extends object>({ owner, draftTitle, ...props }: OpenFormProps<Values>) {
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
      watch={(form) => (
        <FormPersistence form={form} onTyped={keep} onLeave={() => drafts.forget(id)} />
      )}
      onSubmit={(sent) => drafts.track(submit(sent))}
    />
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
