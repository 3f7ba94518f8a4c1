import { useState } from 'react';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { useDismissFailure, useToast } from './toast/useToast.ts';

interface ConfirmedChangeProps {
  title: string;
  /** What is changed, by its name. */
  subject?: string;
  question: string;
  /** Carries it out. Resolves with an error where it was not. */
  onConfirm: () => Promise<{ error?: unknown }>;
  /** What the toast says afterwards. */
  success: string;
  failure: string;
  opener: HTMLElement | null;
  onDone: () => void;
}

/** Asks before something is changed, carries it out, and says how it ended. */
export function ConfirmedChange({
  title,
  subject,
  question,
  onConfirm,
  success,
  failure,
  opener,
  onDone,
}: ConfirmedChangeProps) {
  const [isBusy, setBusy] = useState(false);
  const showToast = useToast();
  const dismissFailure = useDismissFailure();

  const confirm = async () => {
    setBusy(true);
    dismissFailure();
    const { error } = await onConfirm();
    showToast(
      error
        ? { intent: 'failure', title: 'Error', description: failure }
        : { intent: 'success', title: 'Success', description: success },
    );
    onDone();
  };

  return (
    <ConfirmDialog
      title={title}
      {...(subject && { subject })}
      question={question}
      busy={isBusy}
      returnTo={opener}
      onConfirm={() => void confirm()}
      onCancel={onDone}
    />
  );
}
