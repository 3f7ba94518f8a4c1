import { createContext, useContext } from 'react';

export interface Toast {
  intent: 'success' | 'failure';
  title: string;
  description?: string | undefined;
}

/** Shows a toast. Only one is visible at a time: the next replaces it (section 4). */
export type ShowToast = (toast: Toast) => void;

export const ToastContext = createContext<ShowToast>(() => {
  throw new Error('A toast needs a ToastProvider around it');
});

export function useToast(): ShowToast {
  return useContext(ToastContext);
}
