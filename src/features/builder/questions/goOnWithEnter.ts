import type { KeyboardEvent } from 'react';

/** Enter goes on to the next field: only the submit button sends a survey, for no call takes it back (BUILDER-29). */
export function goOnWithEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, currentTarget: form, ctrlKey, metaKey } = event;
  const isField =
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && target.type !== 'file');
  // React bubbles keys from dialogs here too, although they are outside the form.
  const isOurs = isField && form.contains(target);
  if (event.key !== 'Enter' || ctrlKey || metaKey || event.defaultPrevented || !isOurs) return;
  event.preventDefault();
  // A key that is held down led here from elsewhere, or went on already.
  if (event.nativeEvent.isComposing || event.repeat) return;
  const stops = [
    ...form.querySelectorAll<HTMLElement>(':is(input, textarea)[data-focus]:not(:disabled)'),
  ];
  const isAfter = (stop: HTMLElement) =>
    Boolean(target.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING);
  stops.find(isAfter)?.focus();
}
