import type { SensorInstance, SensorProps } from '@dnd-kit/core';
import type { PointerEvent as ReactPointerEvent } from 'react';

/** A pixel or two is a click, not a drag. */
const MIN_DISTANCE = 4;

const readCoordinates = ({ clientX, clientY }: PointerEvent) => ({ x: clientX, y: clientY });

/** Ignores the click that a drag ends with. The browser sends it right after `pointerup`. */
function ignoreNextClick(): void {
  const listener = new AbortController();
  const { signal } = listener;
  window.addEventListener('click', (event) => event.stopPropagation(), { capture: true, signal });
  setTimeout(() => listener.abort());
}

/**
 * A sensor of dnd-kit that drags with the primary pointer: mouse, pen or finger. Unlike the library's
 * `PointerSensor` it keeps the text selection: when Chromium loses it, it scrolls to the focused field.
 */
export class HandleSensor implements SensorInstance {
  static activators = [
    {
      eventName: 'onPointerDown' as const,
      handler: ({ isPrimary, button }: ReactPointerEvent) => isPrimary && button === 0,
    },
  ];

  readonly autoScrollEnabled = true;

  constructor(props: SensorProps<object>) {
    const start = props.event as PointerEvent;
    const origin = readCoordinates(start);
    const listeners = new AbortController();
    const options = { signal: listeners.signal };
    let isDragging = false;
    const stop = (finish: () => void) => {
      listeners.abort();
      if (isDragging) ignoreNextClick();
      else props.onAbort(props.active);
      finish();
    };
    const cancel = () => {
      stop(props.onCancel);
      // The drag may have scrolled far away from its handle.
      if (isDragging) (start.target as Element).scrollIntoView({ block: 'nearest' });
    };
    const follow = (event: PointerEvent) => {
      const point = readCoordinates(event);
      const isItemGone = !(start.target as Element).isConnected;
      if (isItemGone) cancel();
      else if (isDragging) props.onMove(point);
      else if (Math.hypot(point.x - origin.x, point.y - origin.y) > MIN_DISTANCE) {
        isDragging = true;
        props.onStart(origin);
      }
    };
    // Another finger neither moves nor ends the drag.
    const listen = (type: 'pointermove' | 'pointerup' | 'pointercancel', handle: typeof follow) =>
      window.addEventListener(
        type,
        (event) => event.pointerId === start.pointerId && handle(event),
        options,
      );
    listen('pointermove', follow);
    listen('pointerup', () => stop(props.onEnd));
    listen('pointercancel', cancel);
    window.addEventListener('resize', cancel, options);
    window.addEventListener('contextmenu', (event) => event.preventDefault(), options);
    document.addEventListener('visibilitychange', cancel, options);
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && cancel(), options);
    // Undo and Redo must not change the list that is being reordered.
    window.addEventListener(
      'keydown',
      (event) => {
        if (!event.ctrlKey && !event.metaKey) return;
        event.preventDefault();
        event.stopPropagation();
      },
      { ...options, capture: true },
    );
  }
}
