import { Button, Dialog } from '@blueprintjs/core';

interface ConfirmDialogProps {
  title: string;
  question: string;
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  confirmText?: string;
  cancelText?: string;
}

/** Asks before something is done: Confirm or Cancel. */
export function ConfirmDialog({
  title,
  question,
  busy,
  onConfirm,
  onCancel,
  confirmText = 'Confirm',
  cancelText = 'Cancel',
}: ConfirmDialogProps) {
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
