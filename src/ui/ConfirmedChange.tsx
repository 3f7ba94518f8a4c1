import { useState } from 'react';
import type { ConfirmDialogProps } from './ConfirmDialog.tsx';
import { ConfirmDialog } from './lazyDialogs.tsx';
import { type ToastText, useToast } from './toast/useToast.ts';

interface ConfirmedChangeProps extends Pick<ConfirmDialogProps, 'title' | 'subject' | 'question'> {
  /** Carries out the change. Resolves with an error if it failed. */
  onConfirm: () => Promise<{ error?: unknown }>;
  success: ToastText;
  failure: ToastText;
  opener: HTMLElement | null;
  onDone: () => void;
}

/** Asks before a change, carries it out, and reports the result. */
export function ConfirmedChange({
  onConfirm,
  success,
  failure,
  opener,
  onDone,
  ...dialogProps
}: ConfirmedChangeProps) {
  const [isBusy, setBusy] = useState(false);
  const { showToast, dismissFailure } = useToast();

  const confirm = async () => {
    setBusy(true);
    dismissFailure();
    const { error } = await onConfirm();
    showToast(error ? { intent: 'failure', ...failure } : { intent: 'success', ...success });
    onDone();
  };

  return (
    <ConfirmDialog
      {...dialogProps}
      busy={isBusy}
      returnTo={opener}
      onConfirm={() => void confirm()}
      onCancel={onDone}
    />
  );
}
