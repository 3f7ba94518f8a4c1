import {
  type CollisionDetection,
  closestCenter,
  DndContext,
  DragOverlay,
  PointerSensor,
  useDndContext,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import type { ReactNode } from 'react';
import { placeOf } from './Place.tsx';

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

/**
 * A pointer sensor that keeps the text selection. dnd-kit clears the selection during a drag, and Chromium then scrolls
 * the focused field into view.
 */
class HandleSensor extends PointerSensor {}
Object.defineProperty(HandleSensor.prototype, 'removeTextSelection', {
  value: () => undefined,
  writable: true,
});

/** A pixel or two are a click, not a drag. One object for good: with another, every place is rendered anew. */
const sensorOptions = { activationConstraint: { distance: 4 } };

/** Scrolls fast enough to take a question past 30 others in three seconds; slower away from the edge. */
const autoScroll = { acceleration: 30 };

/** What is dragged, as one line under the pointer. */
function DraggedCard() {
  const { active } = useDndContext();
  const place = placeOf(active?.data);
  return (
    <DragOverlay dropAnimation={null} className="dragged-card">
      {place && (
        <div className="card" aria-hidden="true">
          <bdi>{place.name}</bdi>
        </div>
      )}
    </DragOverlay>
  );
}

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
  const sensors = useSensors(useSensor(HandleSensor, sensorOptions));
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={amongItsOwn}
      accessibility={accessibility}
      autoScroll={autoScroll}
    >
      {children}
      <DraggedCard />
    </DndContext>
  );
}
