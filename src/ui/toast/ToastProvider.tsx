import { Cross, Error as ErrorIcon, InfoSign, TickCircle } from '@blueprintjs/icons';
import { type FocusEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { limits } from '#domain/limits.ts';
import { returnFocus } from '#ui/focus.ts';
import { useListener, useTimeout } from '#ui/hooks.ts';
import { Button } from '../Button.tsx';
import { UserText } from '../UserText.tsx';
import { type Toast, ToastContext } from './useToast.ts';

type NumberedToast = Toast & { number: number };

const icons = { success: <TickCircle />, failure: <ErrorIcon />, neutral: <InfoSign /> };

interface ToastCardProps {
  toast: NumberedToast;
  onDismiss: () => void;
  onPauseChange: (isHeld: boolean) => void;
}

function ToastCard({ toast, onDismiss, onPauseChange }: ToastCardProps) {
  const { intent, title, description, action } = toast;
  /** Where the focus came from, while it is in the toast. */
  const origin = useRef<Element>(null);
  const trackFocus = ({ currentTarget, relatedTarget }: FocusEvent, isIn: boolean) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget as Node)) {
      origin.current = isIn ? (relatedTarget as Element) : null;
    }
    onPauseChange(isIn);
  };
  useEffect(() => () => queueMicrotask(() => origin.current && returnFocus(origin.current)), []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only observes the pointer and the focus
    <div
      className={`toast toast-${intent}`}
      // The timeout is paused while the pointer or the focus is on the toast.
      onPointerEnter={({ pointerType }) => onPauseChange(pointerType === 'mouse')}
      onPointerLeave={() => onPauseChange(false)}
      onFocus={(event) => trackFocus(event, true)}
      onBlur={(event) => trackFocus(event, false)}
    >
      {icons[intent]}
      <div className="toast-text">
        <strong>
          <UserText text={title} />
        </strong>
        {description && (
          <span className="muted">
            <UserText text={description} />
          </span>
        )}
      </div>
      {action && (
        <Button
          variant="outlined"
          text={action.text}
          onClick={() => {
            action.onPress();
            onDismiss();
          }}
        />
      )}
      <Button variant="minimal" icon={<Cross />} aria-label="Dismiss" onClick={onDismiss} />
    </div>
  );
}

/**
 * Shows the one visible toast: a failure is an alert, any other toast a status. It disappears after
 * 5000 ms (TOAST-2); hover and focus pause this. The live regions are always in the page, because
 * text that arrives with its region is not announced (SEAM-28); a region has its role while it is
 * filled.
 */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<NumberedToast | null>(null);
  const last = useRef(0);
  /** The number of the toast whose timeout is paused. */
  const [pausedNumber, setPausedNumber] = useState<number | null>(null);
  const toasts = useMemo(
    () => ({
      showToast: (next: Toast) => {
        last.current += 1;
        const number = last.current;
        setToast({ ...next, number });
        return () =>
          setToast((currentToast) => (currentToast?.number === number ? null : currentToast));
      },
      dismissFailure: () =>
        setToast((toast) => (toast?.intent === 'failure' || toast?.action ? null : toast)),
    }),
    [],
  );

  const dismissActionToast = () => setToast((toast) => (toast?.action ? null : toast));
  // Typing dismisses a toast with an Undo button, because Undo discards the typed text.
  useListener('input', dismissActionToast);

  const isHeld = pausedNumber === toast?.number;
  useTimeout(() => setToast(null), toast && !isHeld ? limits.toastDuration : null, toast);

  const renderRegion = (role: 'alert' | 'status') => {
    const regionToast = toast && (toast.intent === 'failure') === (role === 'alert') ? toast : null;
    return (
      <div aria-live={role === 'alert' ? 'assertive' : 'polite'} {...(regionToast && { role })}>
        {regionToast && (
          <ToastCard
            key={regionToast.number}
            toast={regionToast}
            onDismiss={() => setToast(null)}
            onPauseChange={(isHeld) => setPausedNumber(isHeld ? regionToast.number : null)}
          />
        )}
      </div>
    );
  };

  return (
    <ToastContext value={toasts}>
      {children}
      <div className="toast-area">
        {renderRegion('alert')}
        {renderRegion('status')}
      </div>
    </ToastContext>
  );
}
