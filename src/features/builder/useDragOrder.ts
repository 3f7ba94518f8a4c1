import { type DragEvent, useMemo, useRef } from 'react';

/** What the handle and the places of a list that is ordered by dragging need. Stable while mounted. */
export interface DragOrder {
  handle: (key: string) => {
    draggable: true;
    onDragStart: (event: DragEvent) => void;
    onDragEnd: () => void;
  };
  target: (index: number) => {
    onDragOver: (event: DragEvent) => void;
    onDrop: (event: DragEvent) => void;
  };
}

/** Orders a list by dragging handles onto places; `move` gets the key and its new place, counted from 0. */
export function useDragOrder(move: (key: string, to: number) => void): DragOrder {
  const dragged = useRef<string | null>(null);
  const latestMove = useRef(move);
  latestMove.current = move;

  return useMemo<DragOrder>(
    () => ({
      handle: (key) => ({
        draggable: true,
        onDragStart: (event) => {
          dragged.current = key;
          event.dataTransfer.effectAllowed = 'move';
          event.dataTransfer.setData('text/plain', '');
          event.stopPropagation();
        },
        onDragEnd: () => {
          dragged.current = null;
        },
      }),
      target: (index) => ({
        // A list inside another leaves to the other what is not its own.
        onDragOver: (event) => {
          if (dragged.current !== null) event.preventDefault();
        },
        onDrop: (event) => {
          if (dragged.current === null) return;
          event.preventDefault();
          latestMove.current(dragged.current, index);
          dragged.current = null;
        },
      }),
    }),
    [],
  );
}
