import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useForm, useFormState } from 'react-final-form';
import * as z from 'zod/mini';
import { useIsMounted } from '#ui/hooks.ts';
import { StillSending } from '#ui/page/Loading.tsx';
import { useToast } from '../toast/useToast.ts';
import { DraftNotices } from './DraftNotices.tsx';
import { LeaveGuard } from './LeaveGuard.tsx';
import { SchemaForm, type SchemaFormProps } from './SchemaForm.tsx';
import { type ScreenDraft, useDraft, useDraftOwner, useEarlierSending } from './useDraft.ts';

/** The typed text by field, and the version of the record that it began from. */
const contentSchema = z.object({
  values: z.record(z.string(), z.string()),
  base: z.optional(z.string()),
});

/** Whether a field is kept: text only, never a password. */
const isKept = (name: string, value: unknown): value is string =>
  typeof value === 'string' && !/password/i.test(name);

const NOT_KEPT = 'Passwords and pictures are not kept.';

interface FormDraftProps {
  draft: ScreenDraft<z.infer<typeof contentSchema>>;
  base: (() => string | undefined) | undefined;
  /** Called with the version that the text began from. */
  onBase: ((base: string) => void) | undefined;
  note: string | undefined;
}

/** Keeps the text of its form, and asks before it is left (SEAM-20). */
function FormDraft({ draft, base, onBase, note }: FormDraftProps) {
  const form = useForm();
  const showToast = useToast();
  const { values, dirtyFields, dirty, submitting } = useFormState({
    subscription: { values: true, dirtyFields: true, dirty: true, submitting: true },
  });
  const { keep, restored } = draft;
  const [isRestored, setRestored] = useState(restored !== null);
  const [opened] = useState(() => base?.());
  const beginFrom = (version: string | undefined) => version !== undefined && onBase?.(version);
  /** Takes the toast of "Start over" back: its Undo would discard what was typed since. */
  const takeOfferBack = useRef(() => {});
  useIsMounted(() => takeOfferBack.current());

  useEffect(() => {
    const typed = Object.entries(values).filter(
      ([name, value]) => dirtyFields?.[name] && isKept(name, value),
    );
    // What was not edited may have newer values next time.
    const content = () => ({ values: Object.fromEntries(typed), base: base?.() });
    if (typed.length > 0) takeOfferBack.current();
    keep(typed.length === 0 ? null : content);
  }, [values, dirtyFields, base, keep]);

  const change = (next: object) =>
    form.batch(() => {
      for (const [name, value] of Object.entries(next)) form.change(name, value);
    });
  const startOver = () => {
    const before = base?.();
    form.reset();
    beginFrom(opened);
    setRestored(false);
    document.querySelector<HTMLElement>('main form input')?.focus();
    takeOfferBack.current = showToast({
      intent: 'success',
      title: 'You started over',
      action: {
        text: 'Undo',
        onPress: () => {
          change(values);
          beginFrom(before);
        },
      },
    });
  };
  return (
    <>
      <DraftNotices
        draft={draft}
        isRestored={isRestored && dirty === true}
        note={note}
        onStartOver={startOver}
        onTakeNewer={async () => change((await draft.takeNewer())?.content.values ?? {})}
      />
      <LeaveGuard
        // Leaving during a request is safe: if it fails, the text is still kept.
        question={
          dirty && !submitting
            ? 'What you typed is not saved yet. It stays in this browser, and is here when you come back.'
            : null
        }
        holdsTab={dirty === true}
      />
    </>
  );
}

interface PersistentFormProps<Values extends object>
  extends Omit<SchemaFormProps<Values>, 'typedBefore'> {
  /** The form's owner. */
  userId: number;
  /** The version of the record that is edited, in words. */
  base?: () => string | undefined;
  /** Called with the version that restored text began from. */
  onRestored?: (base: string) => void;
}

type OpenFormProps<Values extends object> = PersistentFormProps<Values> & {
  owner: ReturnType<typeof useDraftOwner>;
};

function OpenForm<Values extends object>({
  owner,
  base,
  onRestored,
  children,
  ...props
}: OpenFormProps<Values>) {
  const draft = useDraft(owner, contentSchema);
  const isPartial = Object.entries(props.initialValues).some(([name, one]) => !isKept(name, one));
  const { content } = draft.restored ?? {};
  const report = useEffectEvent(() => {
    if (content?.base !== undefined) onRestored?.(content.base);
  });
  useEffect(() => report(), []);

  const submit = async (sent: Values) => {
    const isDone = await props.onSubmit(sent);
    // Also when the form was left during its request.
    if (isDone) draft.forget();
    return isDone;
  };
  return (
    <SchemaForm
      {...props}
      typedBefore={content?.values ?? null}
      onSubmit={(sent) => draft.track(submit(sent))}
    >
      <FormDraft
        draft={draft}
        base={base}
        onBase={onRestored}
        note={isPartial ? NOT_KEPT : undefined}
      />
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
