import { type ReactNode, useMemo, useRef, useState } from 'react';
import { limits } from '#domain/limits.ts';
import { useTimeout } from '#ui/hooks.ts';
import { PersonText } from '../PersonText.tsx';
import { type Toast, ToastContext } from './useToast.ts';

type Shown = Toast & { number: number };

function ToastCard({ toast, onDismiss }: { toast: Shown; onDismiss: () => void }) {
  const { intent, title, description, action } = toast;
  return (
    <div
      className={`toast toast-${intent}`}
      role={intent === 'failure' ? 'alert' : 'status'}
      // The surrounding live region, already in the page, reads it out.
      aria-live="off"
    >
      <div className="toast-text">
        <strong>
          <PersonText text={title} />
        </strong>
        {description && <PersonText text={description} />}
      </div>
      {action && (
        <button
          type="button"
          className="plain toast-action"
          onClick={() => {
            action.onPress();
            onDismiss();
          }}
        >
          {action.text}
        </button>
      )}
      <button
        type="button"
        className="plain toast-dismiss"
        aria-label="Dismiss"
        onClick={onDismiss}
      >
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="M4 4l8 8M12 4l-8 8" stroke="currentColor" strokeWidth="1.8" />
        </svg>
      </button>
    </div>
  );
}

/**
 * Shows the one visible toast: a failure is an alert, a success a status, gone after 5000 ms
 * (TOAST-2). The live regions are always in the page, because text that arrives with its region is
 * not announced (SEAM-28).
 */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<Shown | null>(null);
  const last = useRef(0);
  const toasts = useMemo(
    () => ({
      show: (next: Toast) => {
        last.current += 1;
        const number = last.current;
        setToast({ ...next, number });
        return () => setToast((shown) => (shown?.number === number ? null : shown));
      },
      dismiss: () => setToast(null),
      dismissFailure: () =>
        setToast((shown) => (shown?.intent === 'failure' || shown?.action ? null : shown)),
    }),
    [],
  );

  useTimeout(() => setToast(null), toast && limits.toastDuration, toast);

  const cardOf = (intent: Toast['intent']) =>
    toast?.intent === intent && (
      <ToastCard key={toast.number} toast={toast} onDismiss={() => setToast(null)} />
    );

  return (
    <ToastContext value={toasts}>
      {children}
      <div className="toast-area">
        <div aria-live="assertive">{cardOf('failure')}</div>
        <div aria-live="polite">{cardOf('success')}</div>
      </div>
    </ToastContext>
  );
}
