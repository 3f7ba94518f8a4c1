import { useDraggable, useDroppable } from '@dnd-kit/core';
import type { MouseEvent, PointerEventHandler } from 'react';

/** Where something stands in a list that can be ordered. */
export interface ListPlace {
  /** "questions", "outline", or the key of the question whose choices these are. */
  list: string;
  key: string;
  /** Counted from 0. */
  index: number;
  /** What it is called while it is dragged. */
  name: string;
}

export const placeOf = (data: { current?: unknown } | undefined): ListPlace | undefined =>
  data?.current as ListPlace | undefined;

/** What the element at a place and its handle need to be dragged, and to show where what is dragged will land. */
export function usePlace(place: ListPlace) {
  const { key, list, index } = place;
  // A question has a place in the outline too.
  const id = `${list} ${key}`;
  const data = { ...place };
  const { setNodeRef: handleRef, listeners, isDragging, active } = useDraggable({ id, data });
  const { setNodeRef: placeRef, isOver } = useDroppable({ id, data });
  const from = placeOf(active?.data);
  const lands = isOver && from?.list === list && from.index !== index;
  return {
    placeRef,
    /** A line above or below, as what is dragged comes from below or above. */
    className: [
      isDragging && 'dragged',
      lands && (from.index > index ? 'lands-above' : 'lands-below'),
    ]
      .filter(Boolean)
      .join(' '),
    handle: {
      ref: handleRef,
      onPointerDown: listeners?.onPointerDown as PointerEventHandler | undefined,
      // A press would take the focus from the field that is worked in.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
    },
  };
}
