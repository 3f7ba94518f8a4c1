import { Card } from '@blueprintjs/core';
import {
  type CollisionDetection,
  closestCenter,
  DndContext,
  DragOverlay,
  useDndContext,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type ReactNode, useCallback, useState } from 'react';
import { UserText } from '#ui/UserText.tsx';
import { HandleSensor } from './HandleSensor.ts';
import { PressContext, PressedContext, readPosition } from './SortableItem.tsx';

/** Items can only be dropped within their own list: questions among questions, options within their question. */
const detectWithinList: CollisionDetection = (details) => {
  const list = readPosition(details.active.data)?.list;
  return closestCenter({
    ...details,
    droppableContainers: details.droppableContainers.filter(
      ({ data }) => readPosition(data)?.list === list,
    ),
  });
};

/** Fast enough to move a question past 30 others in three seconds; slower away from the edge. */
const autoScroll = { acceleration: 30 };

/** The dragged item, as one line under the pointer. */
function DraggedCard() {
  const { active } = useDndContext();
  const position = readPosition(active?.data);
  return (
    <DragOverlay dropAnimation={null} className="dragged-card">
      {position && (
        <Card aria-hidden="true">
          <UserText text={position.name} />
        </Card>
      )}
    </DragOverlay>
  );
}

/** The builder announces moves itself; the library's announcements contain internal keys. */
const accessibility = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
};

/**
 * Makes the lists in it sortable by dragging their handles with mouse, pen or finger;
 * `QuestionList` takes the drop. Keys: `shortcuts.ts`. It encloses whatever changes with each key, because
 * React searches a changing provider's whole subtree for readers.
 */
export function DragAndDropProvider({ children }: { children: ReactNode }) {
  const sensors = useSensors(useSensor(HandleSensor));
  const [isPressed, setPressed] = useState(false);
  const press = useCallback(() => {
    setPressed(true);
    const listening = new AbortController();
    const release = () => {
      listening.abort();
      // dnd-kit needs the drop targets until it has handled the same event.
      setTimeout(() => setPressed(false));
    };
    const { signal } = listening;
    window.addEventListener('pointerup', release, { signal });
    window.addEventListener('pointercancel', release, { signal });
  }, []);
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={detectWithinList}
      accessibility={accessibility}
      autoScroll={autoScroll}
    >
      <PressContext value={press}>
        <PressedContext value={isPressed}>{children}</PressedContext>
      </PressContext>
      <DraggedCard />
    </DndContext>
  );
}
