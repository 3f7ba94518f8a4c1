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
            <div className="toast-text">
              <strong>{toast.title}</strong>
              {toast.description && <span>{toast.description}</span>}
            </div>
            <button
              type="button"
              className="toast-dismiss"
              aria-label="Dismiss"
              onClick={() => setToast(null)}
            >
              <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
                <path d="M4 4l8 8M12 4l-8 8" stroke="currentColor" strokeWidth="1.8" />
              </svg>
            </button>
          </div>
        )}
      </div>
    </ToastContext>
  );
}
