import { useDraggable, useDroppable } from '@dnd-kit/core';
import type { ComponentProps, ReactElement } from 'react';

/** The position of an item in a sortable list. */
export interface ListPlace {
  /** "questions", "outline", or the key of the choices' question. */
  list: string;
  key: string;
  /** Counted from 0. */
  index: number;
  /** Its name during a drag. */
  name: string;
}

export const placeOf = (data: { current?: unknown } | undefined): ListPlace | undefined =>
  data?.current as ListPlace | undefined;

/** A question is also in the outline. */
const idOf = ({ list, key }: ListPlace) => `${list} ${key}`;

type PlaceProps<Tag extends 'section' | 'li'> = ComponentProps<Tag> & { as: Tag; place: ListPlace };

/**
 * The element at a position; it marks the drop position. Its own component, because dnd-kit renders
 * its readers at every drag, addition and removal, and the content must not be among them.
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
        // A line above or below, depending on the drag's direction.
        lands && (from.index > index ? 'lands-above' : 'lands-below'),
      ]
        .filter(Boolean)
        .join(' ')}
    />
  );
}

/** The handle to drag with mouse, pen or finger. */
export function DragHandle({ place, icon }: { place: ListPlace; icon: ReactElement }) {
  const { setNodeRef, listeners } = useDraggable({ id: idOf(place), data: { ...place } });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys move questions and choices by their buttons
    <span
      className="drag-handle"
      title="Drag to reorder"
      ref={setNodeRef}
      onPointerDown={(event) => listeners?.onPointerDown?.(event)}
      // A press would move the focus away from the edited field.
      onMouseDown={(event) => event.preventDefault()}
    >
      {icon}
    </span>
  );
}
