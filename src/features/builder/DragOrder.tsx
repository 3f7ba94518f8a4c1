import {
  type CollisionDetection,
  closestCenter,
  DndContext,
  type DragEndEvent,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import type { ReactNode } from 'react';
import type { Place } from './usePlace.ts';

interface DragOrderProps {
  /** Gets the list and the key of what was dragged, and its new place, counted from 0. */
  onMove: (list: string, key: string, to: number) => void;
  children: ReactNode;
}

const placeOf = (data: { current?: unknown } | undefined) => data?.current as Place | undefined;

/** Items can only be dropped within their own list: questions among questions, choices within their question. */
const amongItsOwn: CollisionDetection = (details) => {
  const list = placeOf(details.active.data)?.list;
  return closestCenter({
    ...details,
    droppableContainers: details.droppableContainers.filter(
      ({ data }) => placeOf(data)?.list === list,
    ),
  });
};

/** A pixel or two are a click, not a drag. One object for good: with another, every place is rendered anew. */
const sensorOptions = { activationConstraint: { distance: 4 } };

/** The builder announces moves itself; the library's own announcements would read out internal keys. */
const accessibility = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
};

/** Lets lists be ordered by dragging their handles, by mouse, pen and finger. Keys: `questionKey.ts`. */
export function DragOrder({ onMove, children }: DragOrderProps) {
  const sensors = useSensors(useSensor(PointerSensor, sensorOptions));
  const end = ({ active, over }: DragEndEvent) => {
    const from = placeOf(active.data);
    const to = placeOf(over?.data);
    if (from && to && from.index !== to.index) onMove(from.list, from.key, to.index);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={amongItsOwn}
      accessibility={accessibility}
      onDragEnd={end}
    >
      {children}
    </DndContext>
  );
}
