import { useDraggable, useDroppable } from '@dnd-kit/core';
import type { ComponentProps, ReactElement } from 'react';

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

/** A question has a place in the outline too. */
const idOf = ({ list, key }: ListPlace) => `${list} ${key}`;

type PlaceProps<Tag extends 'section' | 'li'> = ComponentProps<Tag> & { as: Tag; place: ListPlace };

/**
 * The element at a place: it shows where what is dragged will land. A component of its own: dnd-kit renders its readers
 * whenever anything is dragged, added or removed, and the content of the place is not among them.
 */
export function Place<Tag extends 'section' | 'li'>({
  as,
  place,
  className,
  ...element
}: PlaceProps<Tag>) {
  const { list, index } = place;
  const id = idOf(place);
  const { setNodeRef, isOver, active } = useDroppable({ id, data: { ...place } });
  const from = placeOf(active?.data);
  const lands = isOver && from?.list === list && from.index !== index;
  const Element = as as 'section';
  return (
    <Element
      {...(element as ComponentProps<'section'>)}
      ref={setNodeRef}
      className={[
        className,
        active?.id === id && 'dragged',
        // A line above or below, as what is dragged comes from below or above.
        lands && (from.index > index ? 'lands-above' : 'lands-below'),
      ]
        .filter(Boolean)
        .join(' ')}
    />
  );
}

/** What a place is dragged by, with mouse, pen or finger. */
export function DragHandle({ place, icon }: { place: ListPlace; icon: ReactElement }) {
  const { setNodeRef, listeners } = useDraggable({ id: idOf(place), data: { ...place } });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys move questions and choices by their buttons
    <span
      className="drag-handle"
      title="Drag to reorder"
      ref={setNodeRef}
      onPointerDown={(event) => listeners?.onPointerDown?.(event)}
      // A press would take the focus from the field that is worked in.
      onMouseDown={(event) => event.preventDefault()}
    >
      {icon}
    </span>
  );
}
