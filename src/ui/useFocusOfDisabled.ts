import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

type Button = RefObject<HTMLButtonElement | null>;

/**
 * A button drops the focus when it is disabled. It has it again when it can be used again, or hands it on to another
 * at once; unless the focus has found a place by itself (SEAM-26, SEAM-27).
 */
export function useFocusOfDisabled(button: Button, isDisabled: boolean, next?: Button) {
  const hasFocus = useRef(false);

  useEffect(() => {
    const element = button.current;
    const gain = () => {
      hasFocus.current = true;
    };
    const lose = () => {
      if (!element?.disabled) hasFocus.current = false;
    };
    element?.addEventListener('focus', gain);
    element?.addEventListener('blur', lose);
    return () => {
      element?.removeEventListener('focus', gain);
      element?.removeEventListener('blur', lose);
    };
  }, [button]);

  useLayoutEffect(() => {
    const target = isDisabled ? next?.current : button.current;
    const { activeElement } = document;
    const isFree = activeElement === document.body || activeElement === button.current;
    if (target && hasFocus.current && isFree) target.focus();
  }, [button, isDisabled, next]);
}
