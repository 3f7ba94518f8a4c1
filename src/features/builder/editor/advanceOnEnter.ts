import type { KeyboardEvent } from 'react';
import { isComposing } from '#ui/keys.ts';

/** Enter moves on. Only the submit button sends a survey, which no call undoes (BUILDER-29). */
export function advanceOnEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, currentTarget: form, ctrlKey, metaKey } = event;
  const isField =
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && target.type !== 'file');
  // React bubbles keys from dialogs here too, although they are outside the form.
  const isOurs = isField && form.contains(target);
  if (event.key !== 'Enter' || ctrlKey || metaKey || event.defaultPrevented || !isOurs) return;
  event.preventDefault();
  // A held key came from elsewhere, or has moved on already.
  if (isComposing(event) || event.repeat) return;
  const stops = [
    ...form.querySelectorAll<HTMLElement>(
      ':is(input:not([type="file"]), textarea)[data-focus]:not(:disabled)',
    ),
  ];
  const isAfter = (stop: HTMLElement) =>
    Boolean(target.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING);
  stops.find(isAfter)?.focus();
}
