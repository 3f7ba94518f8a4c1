import {
  type CollisionDetection,
  closestCenter,
  DndContext,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import type { ReactNode } from 'react';
import { placeOf } from './usePlace.ts';

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

/**
 * Lets lists in it be ordered by dragging their handles, by mouse, pen and finger; `useDropped` says what was.
 * Keys: `questionKey.ts`. It stands around what changes with each key: React would look through all of the
 * builder for readers of its contexts whenever it renders.
 */
export function DragOrder({ children }: { children: ReactNode }) {
  const sensors = useSensors(useSensor(PointerSensor, sensorOptions));
  return (
    <DndContext sensors={sensors} collisionDetection={amongItsOwn} accessibility={accessibility}>
      {children}
    </DndContext>
  );
}
