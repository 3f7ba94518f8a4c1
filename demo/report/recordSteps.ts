import { describeTarget } from './describeTarget.ts';
import { isShortcut } from './isShortcut.ts';
import type { Action, Point, Target } from './Step.ts';

/** Elements to click, as opposed to type in, tick or choose. */
const CLICKED =
  'a[href], button, summary, canvas, [role="button"], [role="link"], [role="tab"], [role="option"], [role^="menuitem"]';
const TEXT_FIELD_SELECTOR =
  'textarea, input:not([type="checkbox"], [type="radio"], [type="file"], [type="button"], [type="submit"])';
const TICKED = 'input[type="checkbox"], input[type="radio"]';
/** The distance that starts a drag. */
const DRAG = 8;

/** Keys with an effect outside text fields. */
const KEYS =
  /^(Enter|Escape|Tab| |Arrow(Up|Down|Left|Right)|Home|End|PageUp|PageDown|Delete|Backspace|F\d+|\?)$/;
/** Keys with an effect inside text fields too. */
const KEYS_IN_FIELD = /^(Enter|Escape|Tab|ArrowUp|ArrowDown|F\d+)$/;
/** Elements that a key may close or operate without the focus in them. */
const OPEN = '[role$="dialog"], [role="menu"], :popover-open';
/** A click on these is recorded as typing, ticking or choosing. */
const EDITING = /^[acvx]$/i;

/** What opens, leads through or describes the panel changes no state, and is no step. */
const isUnrecorded = (element: Element) => element.closest('[data-unrecorded]') !== null;

/** A press of the pointer. */
interface Press {
  /** The clickable or draggable element there; null without one. */
  handle: Element | null;
  target: Target | null;
  /** In the window. */
  point: Point;
}

/** The pointer's position in the element. */
function relativePosition(element: Element, { clientX, clientY }: MouseEvent): Point {
  const { x, y } = element.getBoundingClientRect();
  return { x: Math.round(clientX - x), y: Math.round(clientY - y) };
}

const looksDraggable = (element: Element) => /grab|move/.test(getComputedStyle(element).cursor);

/** The whole visible draggable element; null without one. */
function findHandle(element: Element): Element | null {
  if (!looksDraggable(element)) return null;
  return (element.parentElement && findHandle(element.parentElement)) ?? element;
}

const targetElement = (event: Event) => event.composedPath()[0] as Element | undefined;

function formatKey(event: KeyboardEvent): string {
  const { ctrlKey, metaKey, altKey, shiftKey, key, code } = event;
  const isCommand = ctrlKey || metaKey || altKey;
  return [
    ctrlKey && 'Control',
    altKey && 'Alt',
    metaKey && 'Meta',
    shiftKey && (isCommand || key.length > 1) && 'Shift',
    // With Alt a key may produce another letter.
    isCommand && /^Key[A-Z]$/.test(code) ? code.slice(3).toLowerCase() : key,
  ]
    .filter(Boolean)
    .join('+');
}

function isRecordedKey(
  { key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent,
  element: Element,
) {
  if (['Control', 'Shift', 'Alt', 'Meta'].includes(key)) return false;
  if (ctrlKey || metaKey || altKey) return !EDITING.test(key) || shiftKey;
  if (key === 'Tab') return true;
  // A key on the page itself does nothing unless something is open.
  if (element === document.body && !document.querySelector(OPEN)) return false;
  if (element.matches('select')) return false;
  if (element.matches(TICKED)) return key === 'Enter' || key === 'Escape';
  return (element.matches(TEXT_FIELD_SELECTOR) ? KEYS_IN_FIELD : KEYS).test(key);
}

/**
 * Records actions in product and panel: clicks, texts, ticks, options, files, keys, pasted text,
 * drags, back and forward. What opens the panel, hovering, scrolling and resizing are not recorded.
 */
export function recordSteps(add: (action: Action) => void): void {
  /** Where the pointer is down, and on what: read before the element moves or changes its name. */
  let pressed: Press | undefined;
  let lastPress: Press | undefined;
  let isDragged = false;
  let typedField: { element: Element; target: Target } | undefined;

  const listen = <Name extends keyof WindowEventMap>(
    name: Name,
    note: (event: WindowEventMap[Name], element: Element) => void,
  ) => {
    window.addEventListener(
      name,
      (event) => {
        const element = targetElement(event);
        if (name !== 'input') typedField = undefined;
        if (!(element instanceof Element) || isUnrecorded(element)) return;
        note(event, element);
      },
      true,
    );
  };

  listen('pointerdown', (event, element) => {
    const handle = element.closest(CLICKED) ?? findHandle(element);
    pressed = {
      handle,
      target: handle && describeTarget(handle),
      point: { x: event.clientX, y: event.clientY },
    };
    isDragged = false;
  });

  listen('pointerup', ({ clientX, clientY }) => {
    lastPress = pressed;
    pressed = undefined;
    if (!lastPress) return;
    const { target, point } = lastPress;
    const distance = { x: Math.round(clientX - point.x), y: Math.round(clientY - point.y) };
    isDragged = Math.hypot(distance.x, distance.y) > DRAG;
    if (isDragged && target) add({ kind: 'drag', target, distance });
  });

  const clickedTarget = (element: Element) =>
    lastPress?.handle === element && lastPress.target ? lastPress.target : describeTarget(element);

  listen('click', (event, element) => {
    // A keyboard click is recorded as its key; a script's click is ignored.
    if (event.detail === 0 || isDragged) return;
    if (element.matches('canvas')) {
      add({
        kind: 'clickAt',
        target: clickedTarget(element),
        point: relativePosition(element, event),
      });
      return;
    }
    if (element.matches('.bp6-overlay-backdrop')) {
      const point = { x: Math.round(event.clientX), y: Math.round(event.clientY) };
      add({ kind: 'clickAt', target: null, point });
      return;
    }
    const control = element.closest(`${CLICKED}, ${TEXT_FIELD_SELECTOR}`);
    if (!control || (control as HTMLButtonElement).disabled) return;
    const modifiers = [
      ...(event.ctrlKey || event.metaKey ? ['ControlOrMeta'] : []),
      ...(event.shiftKey ? ['Shift'] : []),
    ];
    add({ kind: 'click', target: clickedTarget(control), modifiers });
  });

  // `change` does not leave the panel's shadow tree.
  listen('input', (_, element) => {
    if (element instanceof HTMLSelectElement) {
      const text = element.selectedOptions[0]?.label ?? '';
      add({ kind: 'choose', target: describeTarget(element), text });
    } else if (element.matches(TICKED)) {
      const { checked } = element as HTMLInputElement;
      add({ kind: 'check', target: describeTarget(element), isChecked: checked });
    } else if (element.matches('input[type="file"]')) {
      const files = [...((element as HTMLInputElement).files ?? [])];
      if (files.length > 0) add({ kind: 'files', target: describeTarget(element), files });
    } else if (element.matches(TEXT_FIELD_SELECTOR)) {
      // A field's name is not computed again for each letter.
      if (typedField?.element !== element)
        typedField = { element, target: describeTarget(element) };
      add({ kind: 'fill', target: typedField.target, text: (element as HTMLInputElement).value });
    }
  });

  listen('keydown', (event, element) => {
    if (isShortcut(event) || !isRecordedKey(event, element)) return;
    const isNowhere = element === document.body || element === document.documentElement;
    const target = isNowhere ? null : describeTarget(element);
    const note = () => add({ kind: 'press', target, key: formatKey(event) });
    // A line break in a long text is part of the text.
    if (event.key === 'Enter' && element.matches('textarea')) {
      setTimeout(() => event.defaultPrevented && note());
    } else {
      note();
    }
  });

  listen('paste', (event, element) => {
    const text = event.clipboardData?.getData('text') ?? '';
    const target = describeTarget(element);
    // Text that the browser pastes shows in the field; text that the product handles does not.
    setTimeout(() => event.defaultPrevented && add({ kind: 'paste', target, text }));
  });

  // One observer for the life of the page: the toast area arrives with the application.
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) {
        if (!(node instanceof Element) || !node.matches('.toast-area .toast')) continue;
        const texts = [...node.querySelectorAll('.toast-text > *')];
        add({ kind: 'message', texts: texts.map(({ textContent }) => textContent ?? '') });
      }
    }
  }).observe(document.body, { childList: true, subtree: true });

  // Missing in some browsers: back and forward are then not recorded.
  if (!('navigation' in window)) return;
  navigation.addEventListener('navigate', ({ navigationType, userInitiated, destination }) => {
    if (navigationType !== 'traverse' || !userInitiated) return;
    add({ kind: 'go', distance: destination.index - (navigation.currentEntry?.index ?? 0) });
  });
}
