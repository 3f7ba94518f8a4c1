import { Button } from '@blueprintjs/core';
import { Cross, Error as ErrorIcon, TickCircle } from '@blueprintjs/icons';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { limits } from '#domain/limits.ts';
import { type Toast, ToastContext } from './useToast.ts';

/** Holds the one visible toast: a failure is an alert, a success a status, gone after 5000 ms (section 9). */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<(Toast & { number: number }) | null>(null);
  const show = useCallback(
    (next: Toast) => setToast((previous) => ({ ...next, number: (previous?.number ?? 0) + 1 })),
    [],
  );

  useEffect(() => {
    if (!toast) return undefined;
    const timer = setTimeout(() => setToast(null), limits.toastDuration);
    return () => clearTimeout(timer);
  }, [toast]);

  return (
    <ToastContext value={show}>
      {children}
      <div className="toast-area">
        {toast && (
          <div
            key={toast.number}
            className={`toast toast-${toast.intent}`}
            role={toast.intent === 'failure' ? 'alert' : 'status'}
          >
            {toast.intent === 'failure' ? <ErrorIcon /> : <TickCircle />}
            <div className="toast-text">
              <strong>{toast.title}</strong>
              {toast.description && <span>{toast.description}</span>}
            </div>
            <Button
              variant="minimal"
              size="small"
              icon={<Cross />}
              aria-label="Dismiss"
              onClick={() => setToast(null)}
            />
          </div>
        )}
      </div>
    </ToastContext>
  );
}
