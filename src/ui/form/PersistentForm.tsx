import { nanoid } from '@reduxjs/toolkit';
import { useCallback, useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { TYPED, useWorkspace } from '#storage/useWorkspace.ts';
import { FormPersistence, isKept } from './FormPersistence.tsx';
import { SchemaForm, type SchemaFormProps, type TypedBefore } from './SchemaForm.tsx';
import { StillSending } from './StillSending.tsx';
import { trackSending, useEarlierSending } from './sending.ts';

interface KeptSchemaFormProps<Values extends object>
  extends Omit<SchemaFormProps<Values>, 'typedBefore' | 'watch'> {
  /** The form's owner. */
  userId: number;
  /** Its name in the list of unsaved work; by default the form's name. */
  draftTitle?: string;
}

const NOT_KEPT = 'Passwords and pictures are not kept.';

interface Begin {
  id: string;
  typedBefore: TypedBefore | null;
}

function OpenForm<Values extends object>({
  userId,
  draftTitle,
  path,
  ...props
}: KeptSchemaFormProps<Values> & { path: string }) {
  const { name, initialValues, onSubmit } = props;
  const title = draftTitle ?? name;
  const { workspace } = useWorkspace();
  const [params] = useSearchParams();
  const [named] = useState(() => params.get('text'));
  const [begin, setBegin] = useState<Begin | null>(null);
  const isPartial = Object.entries(initialValues).some(([field, value]) => !isKept(field, value));
  const note = isPartial ? NOT_KEPT : undefined;

  useEffect(() => {
    let isHere = true;
    void workspace.takeNewest({ userId, path, kind: TYPED }, named).then((kept) => {
      if (!isHere) return;
      const values = (kept?.content as { values?: object } | undefined)?.values;
      const typedBefore = values ? { values, note: kept?.note } : null;
      setBegin({ id: kept?.id ?? nanoid(), typedBefore });
    });
    return () => {
      isHere = false;
    };
  }, [workspace, userId, path, named]);

  const id = begin?.id ?? '';
  const keep = useCallback(
    (values: Record<string, string>) => {
      const isEmpty = Object.keys(values).length === 0;
      const work = { userId, path, kind: TYPED, title, note, content: { values }, file: null };
      workspace.keep(id, isEmpty ? null : () => work);
    },
    [workspace, id, userId, path, title, note],
  );

  if (!begin) return null;

  const submit = async (values: Values) => {
    const isDone = await onSubmit(values);
    // Also when the form was left during its request.
    if (isDone) workspace.forget(id);
    return isDone;
  };
  return (
    <SchemaForm
      {...props}
      typedBefore={begin.typedBefore}
      watch={(form) => (
        <FormPersistence form={form} onTyped={keep} onLeave={() => workspace.forget(id)} />
      )}
      onSubmit={(values) => {
        const sending = trackSending(`${userId}${path}`, submit(values));
        workspace.holdUntil(sending);
        return sending;
      }}
    />
  );
}

/**
 * A form of the admin area: its text is kept until it was sent, and leaving it asks (SEAM-7,
 * SEAM-20).
 */
export function PersistentForm<Values extends object>(props: KeptSchemaFormProps<Values>) {
  const { pathname } = useLocation();
  // The form may stay mounted briefly after its screen was left.
  const [path] = useState(pathname);
  const isEarlierSending = useEarlierSending(`${props.userId}${path}`);
  return isEarlierSending ? <StillSending /> : <OpenForm {...props} path={path} />;
}
