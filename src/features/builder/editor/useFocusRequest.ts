import { useCallback, useEffect, useRef, useState } from 'react';
import { isFocusLost } from '#ui/focus.ts';

interface FocusRequest {
  name: string;
  /** The question of the field, which may have to be scrolled into view first. */
  question: string;
  /** The caret's position in a text field. */
  caret?: number | undefined;
  /** Whether to mark its block as changed. */
  isChanged?: boolean;
  /** Whether to leave the focus where it is, unless it is lost. */
  shouldKeepFocus?: boolean;
}

/** Renders what a list left out. Called with the requested `data-focus` and its question. */
export type RevealListener = (target: { name: string; question: string }) => void;

/** How long a changed block stays marked (ms). */
const HIGHLIGHT_MS = 1500;

/** The element of the builder's form with this `data-focus`. */
const findNamed = (form: HTMLFormElement | null, name: string) =>
  form?.querySelector<HTMLElement>(`[data-focus="${name}"]`);

const findBlock = (element: Element | null | undefined) =>
  element?.closest('.question, [data-block]');

function mark(element: Element) {
  const boxShadow = '0 0 0 3px var(--brand)';
  findBlock(element)?.animate([{ boxShadow }, { boxShadow }, { boxShadow: 'none' }], HIGHLIGHT_MS);
}

/** After the next render, focuses the element marked `data-focus="{name}"`. */
export function useFocusRequest() {
  const root = useRef<HTMLFormElement>(null);
  const revealers = useRef(new Set<RevealListener>());
  const [request, setRequest] = useState<FocusRequest | null>(null);

  useEffect(() => {
    if (!request) return undefined;
    const focusIfThere = () => {
      const target = findNamed(root.current, request.name);
      if (!target) return false;
      if (request.isChanged) mark(target);
      if (!request.shouldKeepFocus || isFocusLost()) target.focus();
      if (request.caret !== undefined) {
        (target as HTMLInputElement).setSelectionRange(request.caret, request.caret);
      }
      target.scrollIntoView({ block: 'nearest' });
      return true;
    };
    if (focusIfThere()) return undefined;

    for (const reveal of revealers.current) reveal(request);
    // A list renders the element later: scrolling to it may take several renders.
    const rendering = new MutationObserver(() => focusIfThere() && giveUp());
    rendering.observe(document, { childList: true, subtree: true });
    const listeners = new AbortController();
    const giveUp = () => {
      rendering.disconnect();
      listeners.abort();
    };
    // Stop if the user clicks or presses Tab in the meantime.
    const options = { capture: true, signal: listeners.signal };
    document.addEventListener('pointerdown', giveUp, options);
    document.addEventListener('keydown', ({ key }) => key === 'Tab' && giveUp(), options);
    return giveUp;
  }, [request]);

  const requestFocus = useCallback((name: string, question = name, caret?: number) => {
    // Now as well: if the next render removes the focused element, the browser does an extra layout.
    findNamed(root.current, name)?.focus({ preventScroll: true });
    setRequest({ name, question, caret });
  }, []);

  /** Scrolls to a changed block and marks it. The focus moves there only from another block. */
  const show = useCallback((name: string) => {
    const active = document.activeElement;
    const activeBlock = findBlock(active);
    const shouldKeepFocus =
      !activeBlock || activeBlock === findBlock(findNamed(root.current, name));
    setRequest({ name, question: name, isChanged: true, shouldKeepFocus });
  }, []);
  const subscribeToReveal = useCallback((reveal: RevealListener) => {
    revealers.current.add(reveal);
    return () => {
      revealers.current.delete(reveal);
    };
  }, []);
  return { root, subscribeToReveal, requestFocus, show };
}
