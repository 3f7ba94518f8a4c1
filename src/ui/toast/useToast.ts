import { createContext, useContext } from 'react';

export interface Toast {
  /** Neutral informs, without a success. */
  intent: 'success' | 'failure' | 'neutral';
  title: string;
  description?: string | undefined;
  /** An action offered with it. */
  action?: { text: string; onPress: () => void };
}

/** The text of a toast. */
export interface ToastText {
  title: string;
  description: string;
}

interface Toasts {
  /** Shows a toast and returns a function that dismisses it. The next one replaces it (TOAST-1). */
  showToast: (toast: Toast) => () => void;
  /** Dismisses a failure or offer that a new attempt makes obsolete (SEAM-13). */
  dismissFailure: () => void;
}

const missing = () => {
  throw new Error('A toast needs a ToastProvider around it');
};

export const ToastContext = createContext<Toasts>({
  showToast: missing,
  dismissFailure: missing,
});

export const useToast = (): Toasts => useContext(ToastContext);
