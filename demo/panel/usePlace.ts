import { type CSSProperties, type KeyboardEvent, type PointerEvent, useEffect } from 'react';
import { useStored } from './useStored.ts';

/** The positions of the panel. */
export const places = ['right', 'left', 'below', 'floating'] as const;

type PanelPlace = (typeof places)[number];

const STEP = 20;
const steps: Record<string, readonly [number, number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

interface Point {
  x: number;
  y: number;
}

/** The part of the panel that stays visible. */
const inSight = ({ x, y }: Point, { width, height }: { width: number; height: number }): Point => ({
  x: Math.max(0, Math.min(x, innerWidth - width)),
  y: Math.max(0, Math.min(y, innerHeight - height)),
});

const pointOf = (text: string): Point | undefined => {
  const [x, y] = text.split(',').map(Number);
  return Number.isFinite(x) && Number.isFinite(y) ? { x: x ?? 0, y: y ?? 0 } : undefined;
};

const boxOf = (element: Element) => element.closest('.drawer')?.getBoundingClientRect();

/**
 * The panel's position, stored in this browser (DEMO-29): docked, or floating, moved by pointer and
 * arrow keys.
 */
export function usePlace(isOpen: boolean) {
  const [place, setPlace] = useStored<PanelPlace>('place', 'right', 'browser');
  const [kept, keep] = useStored<string>('at', '', 'browser');

  useEffect(() => {
    if (!isOpen) return;
    const { classList } = document.documentElement;
    const name = `demo-panel-${place}`;
    classList.add(name);
    return () => classList.remove(name);
  }, [place, isOpen]);

  const point = pointOf(kept);
  const moveTo = (next: Point, box: DOMRect) => {
    const { x, y } = inSight(next, box);
    keep(`${x},${y}`);
  };

  const style: CSSProperties & Record<`--${string}`, string> =
    place === 'floating' && point
      ? {
          '--left': `max(0px, min(${point.x}px, 100vw - 360px))`,
          '--top': `max(0px, min(${point.y}px, 100vh - 320px))`,
          left: 'var(--left)',
          top: 'var(--top)',
          right: 'auto',
          bottom: 'auto',
        }
      : {};

  return {
    place,
    setPlace,
    style,

    /** Drags a floating panel by its head. */
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const head = event.currentTarget;
      const box = boxOf(head);
      if (place !== 'floating' || !box || (event.target as Element).closest('button, input'))
        return;
      const from = { x: event.clientX - box.x, y: event.clientY - box.y };
      const follow = ({ clientX, clientY }: globalThis.PointerEvent) =>
        moveTo({ x: clientX - from.x, y: clientY - from.y }, box);
      const stop = () => head.removeEventListener('pointermove', follow);
      head.setPointerCapture(event.pointerId);
      head.addEventListener('pointermove', follow);
      head.addEventListener('pointerup', stop, { once: true });
      head.addEventListener('pointercancel', stop, { once: true });
    },

    /** Moves a floating panel by the arrow keys. */
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const box = boxOf(event.currentTarget);
      const step = steps[event.key];
      if (!box || !step) return;
      event.preventDefault();
      moveTo({ x: box.x + step[0], y: box.y + step[1] }, box);
    },
  };
}
