import { Button, Dialog } from '@blueprintjs/core';
import { useReturnedFocus } from './useReturnedFocus.ts';

interface ConfirmDialogProps {
  title: string;
  question: string;
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  confirmText?: string;
  cancelText?: string;
}

/** Asks before something is done: Confirm or Cancel. The focus goes back to where it came from (SEAM-26). */
export function ConfirmDialog({
  title,
  question,
  busy,
  onConfirm,
  onCancel,
  confirmText = 'Confirm',
  cancelText = 'Cancel',
}: ConfirmDialogProps) {
  useReturnedFocus();
  return (
    <Dialog isOpen title={title} onClose={onCancel} isCloseButtonShown={false} className="confirm">
      <p className="confirm-question">{question}</p>
      <div className="confirm-buttons">
        <Button text={cancelText} onClick={onCancel} disabled={busy} />
        <Button intent="primary" text={confirmText} onClick={onConfirm} disabled={busy} autoFocus />
      </div>
    </Dialog>
  );
}
