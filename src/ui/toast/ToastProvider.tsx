import { Cross, Error as ErrorIcon, InfoSign, TickCircle } from '@blueprintjs/icons';
import { type FocusEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { limits } from '#domain/limits.ts';
import { returnFocus } from '#ui/focus.ts';
import { useListener, useTimeout } from '#ui/hooks.ts';
import { Button } from '../Button.tsx';
import { UserText } from '../UserText.tsx';
import { type Toast, ToastContext } from './useToast.ts';

type Shown = Toast & { number: number };

const icons = { success: <TickCircle />, failure: <ErrorIcon />, neutral: <InfoSign /> };

interface ToastCardProps {
  toast: Shown;
  onDismiss: () => void;
  onHold: (isHeld: boolean) => void;
}

function ToastCard({ toast, onDismiss, onHold }: ToastCardProps) {
  const { intent, title, description, action } = toast;
  /** Where the focus came from, while it is in the toast. */
  const origin = useRef<Element>(null);
  const follow = ({ currentTarget, relatedTarget }: FocusEvent, isIn: boolean) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget as Node)) {
      origin.current = isIn ? (relatedTarget as Element) : null;
    }
    onHold(isIn);
  };
  useEffect(() => () => queueMicrotask(() => origin.current && returnFocus(origin.current)), []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only observes the pointer and the focus
    <div
      className={`toast toast-${intent}`}
      // A toast waits while somebody points at it or works in it.
      onPointerEnter={({ pointerType }) => onHold(pointerType === 'mouse')}
      onPointerLeave={() => onHold(false)}
      onFocus={(event) => follow(event, true)}
      onBlur={(event) => follow(event, false)}
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
 * Shows the one visible toast: a failure is an alert, a success a status, gone after 5000 ms
 * (TOAST-2), later while it is hovered or focused. The live regions are always in the page, because
 * text that arrives with its region is not announced (SEAM-28); a region has its role while it is
 * filled.
 */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<Shown | null>(null);
  const last = useRef(0);
  /** The number of the toast that waits. */
  const [heldNumber, setHeld] = useState<number | null>(null);
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

  const dismissOffer = () => setToast((toast) => (toast?.action ? null : toast));
  // Undo discards text that the user typed after the toast appeared.
  useListener('input', dismissOffer);

  const isHeld = heldNumber === toast?.number;
  useTimeout(() => setToast(null), toast && !isHeld ? limits.toastDuration : null, toast);

  const renderRegion = (role: 'alert' | 'status') => {
    const own = toast && (toast.intent === 'failure') === (role === 'alert') ? toast : null;
    return (
      <div aria-live={role === 'alert' ? 'assertive' : 'polite'} {...(own && { role })}>
        {own && (
          <ToastCard
            key={own.number}
            toast={own}
            onDismiss={() => setToast(null)}
            onHold={(isHeld) => setHeld(isHeld ? own.number : null)}
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
