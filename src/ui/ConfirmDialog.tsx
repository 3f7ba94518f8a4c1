import { DialogBody, DialogFooter } from '@blueprintjs/core';
import { type ReactNode, useId, useRef } from 'react';
import { Button } from './Button.tsx';
import { FocusingDialog } from './dialogs.tsx';
import { FIRST_FOCUS, useReturnedFocus } from './focus.ts';
import { UserText } from './UserText.tsx';

export interface ConfirmDialogProps {
  title: string;
  subject?: string;
  question: string;
  children?: ReactNode;
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  confirmText?: string;
  cancelText?: string;
  /** The filled button: Cancel if confirming loses something. */
  primary?: 'confirm' | 'cancel';
  /** The element that gets the focus afterwards, if not the previous one. */
  returnTo?: HTMLElement | null;
}

/** Asks, runs one handler once, also after a double click (SEAM-36), returns the focus (SEAM-26). */
export function ConfirmDialog({
  title,
  subject,
  question,
  children,
  busy = false,
  onConfirm,
  onCancel,
  confirmText = 'Confirm',
  cancelText = 'Cancel',
  primary = 'confirm',
  returnTo,
}: ConfirmDialogProps) {
  useReturnedFocus(returnTo);
  const id = useId();
  const isAnswered = useRef(false);
  const once = (answer: () => void) => () => {
    if (isAnswered.current) return;
    isAnswered.current = true;
    answer();
  };
  const button = (name: typeof primary, text: string, answer: () => void) => (
    <Button
      size="large"
      text={text}
      disabled={busy}
      onClick={once(answer)}
      {...(primary === name && { intent: 'primary' })}
      // The key that opened the dialog, if held or pressed again, confirms nothing.
      {...(name === 'cancel' && { autoFocus: true, [FIRST_FOCUS]: true })}
    />
  );
  return (
    <FocusingDialog
      isOpen
      title={title}
      // A change that is already carried out needs no waiting.
      onClose={busy ? onCancel : once(onCancel)}
      isCloseButtonShown={false}
      className="confirm"
      aria-describedby={`${id} ${id}-question`}
    >
      <DialogBody>
        {subject && (
          <p className="confirm-subject" id={id}>
            <UserText text={subject} />
          </p>
        )}
        <p id={`${id}-question`}>{question}</p>
        {children}
      </DialogBody>
      <DialogFooter
        actions={
          <>
            {button('cancel', cancelText, onCancel)}
            {button('confirm', busy ? `${confirmText}...` : confirmText, onConfirm)}
          </>
        }
      />
    </FocusingDialog>
  );
}
