import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import { isFocusLost } from '#ui/focus.ts';
import type { Draft } from '../draft/draft.ts';
import { findNamed } from './findNamed.ts';

interface Held {
  element: Element;
  /** Its text, if it is a field. */
  text: string | undefined;
  /**
   * The preceding elements that may get the focus instead, in this order: fields of the same kind
   * in its question, others in its question, earlier questions, anything else. The nearest is first.
   */
  others: string[];
}

const textOf = (element: Element) =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
    ? element.value
    : undefined;

function heldIn(page: Element): Held | null {
  const element = document.activeElement;
  if (!element || !page.contains(element)) return null;
  const before = [...page.querySelectorAll<HTMLElement>('[data-focus]')]
    .filter((other) => other.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING)
    .toReversed();
  const question = element.closest('.question');
  const inside = before.filter((other) => question?.contains(other));
  const isOfItsKind = (other: Element) => other.localName === element.localName;
  const isQuestion = (other: Element) => other.localName === 'textarea';
  const others = [
    ...inside.filter(isOfItsKind),
    ...inside,
    ...before.filter(isQuestion),
    ...before,
  ].map(({ dataset }) => dataset.focus);
  return { element, text: textOf(element), others: [...others, 'title'] as string[] };
}

/** The start of the common end of two texts, as an index into the first. */
function endOfChange(text: string, other: string): number {
  let same = 0;
  while (same < Math.min(text.length, other.length) && text.at(-1 - same) === other.at(-1 - same)) {
    same += 1;
  }
  return text.length - same;
}

/**
 * Keeps focus and caret over a change that was not typed there: an undo or redo. Call it before the
 * change. The focus stays or moves to the preceding element, and the caret to the change (SEAM-27).
 */
export function usePreservedFocus(root: RefObject<HTMLFormElement | null>, draft: Draft) {
  const held = useRef<Held | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: any change of the draft may remove the focused element
  useLayoutEffect(() => {
    const { element, text, others = [] } = held.current ?? {};
    held.current = null;
    if (!element) return;
    if (isFocusLost()) {
      const name = others.find((other) => findNamed(root.current, other));
      if (name) findNamed(root.current, name)?.focus();
      return;
    }
    const now = textOf(element);
    if (now === undefined || text === undefined || now === text) return;
    const caret = endOfChange(now, text);
    (element as HTMLInputElement).setSelectionRange(caret, caret);
  }, [draft]);

  return useCallback(() => {
    const page = root.current?.closest('.page');
    held.current = page ? heldIn(page) : null;
  }, [root]);
}
