import { useDraggable, useDroppable } from '@dnd-kit/core';
import {
  type ComponentProps,
  createContext,
  type ReactElement,
  type RefObject,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

/**
 * Whether a drag handle is pressed. Drop targets exist only then: dnd-kit searches the whole builder
 * for readers of its contexts whenever a target comes or goes.
 */
export const PressedContext = createContext(false);

/** Called when a handle is pressed. */
export const PressContext = createContext<() => void>(() => undefined);

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

interface TargetProps {
  place: ListPlace;
  element: RefObject<HTMLElement | null>;
  onMark: (mark: string) => void;
}

/** Registers an element as a drop target and marks the drop position. */
function DropTarget({ place, element, onMark }: TargetProps) {
  const { list, index } = place;
  const id = idOf(place);
  const { setNodeRef, isOver, active } = useDroppable({ id, data: { ...place } });
  const from = placeOf(active?.data);
  const lands = isOver && from?.list === list && from.index !== index;
  // A line above or below, depending on the drag's direction.
  const line = lands ? (from.index > index ? 'lands-above' : 'lands-below') : '';
  const mark = active?.id === id ? 'dragged' : line;

  // Not a layout effect: in an element that just mounted, those run before its ref is set.
  useEffect(() => setNodeRef(element.current), [setNodeRef, element]);
  useLayoutEffect(() => {
    onMark(mark);
    return () => onMark('');
  }, [mark, onMark]);
  return null;
}

type PlaceProps<Tag extends 'section' | 'li'> = ComponentProps<Tag> & { as: Tag; place: ListPlace };

/** The element at a position: a drop target while a handle is pressed. */
export function Place<Tag extends 'section' | 'li'>({
  as,
  place,
  className,
  children,
  ...element
}: PlaceProps<Tag>) {
  const isPressed = useContext(PressedContext);
  const [mark, setMark] = useState('');
  const ref = useRef<HTMLElement>(null);
  const Element = as as 'section';
  return (
    <Element
      {...(element as ComponentProps<'section'>)}
      ref={ref}
      className={mark ? `${className} ${mark}` : className}
    >
      {children}
      {isPressed && <DropTarget place={place} element={ref} onMark={setMark} />}
    </Element>
  );
}

/** The handle to drag with mouse, pen or finger. */
export function DragHandle({ place, icon }: { place: ListPlace; icon: ReactElement }) {
  const press = useContext(PressContext);
  const { setNodeRef, listeners } = useDraggable({ id: idOf(place), data: { ...place } });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keyboard users move questions and choices by buttons
    <span
      className="drag-handle"
      title="Drag to reorder"
      ref={setNodeRef}
      onPointerDown={(event) => {
        press();
        listeners?.onPointerDown?.(event);
      }}
      // A press would move the focus away from the edited field.
      onMouseDown={(event) => event.preventDefault()}
    >
      {icon}
    </span>
  );
}
