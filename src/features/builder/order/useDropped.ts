import { useDndMonitor } from '@dnd-kit/core';
import { placeOf } from './usePlace.ts';

/** Calls with the list and the key of what was dragged within a `DragOrder`, and its new place, counted from 0. */
export function useDropped(onMove: (list: string, key: string, to: number) => void): void {
  useDndMonitor({
    onDragEnd({ active, over }) {
      const from = placeOf(active.data);
      const to = placeOf(over?.data);
      if (from && to && from.index !== to.index) onMove(from.list, from.key, to.index);
    },
  });
}
