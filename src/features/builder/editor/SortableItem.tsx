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

/** Whether a drag handle is pressed: only then are there drop targets, whose changes are slow. */
export const PressedContext = createContext(false);

/** Called when a handle is pressed. */
export const PressContext = createContext<() => void>(() => undefined);

/** The position of an item in a sortable list. */
export interface ListPosition {
  /** "questions", "outline", or the key of the options' question. */
  list: string;
  key: string;
  /** Counted from 0. */
  index: number;
  /** The item's name during a drag. */
  name: string;
}

/** The position in the data of a draggable or a target; undefined if its item is gone: dnd-kit empties the data then. */
export function readPosition(data: { current?: unknown } | undefined): ListPosition | undefined {
  const position = data?.current as Partial<ListPosition> | undefined;
  return position?.key === undefined ? undefined : (position as ListPosition);
}

/** A question is also in the outline. */
const createId = ({ list, key }: ListPosition) => `${list} ${key}`;

interface TargetProps {
  position: ListPosition;
  element: RefObject<HTMLElement | null>;
  onMark: (mark: string) => void;
}

function DropTarget({ position, element, onMark }: TargetProps) {
  const { list, index } = position;
  const id = createId(position);
  const { setNodeRef, isOver: isDropOver, active } = useDroppable({ id, data: { ...position } });
  const origin = readPosition(active?.data);
  const isDropTarget = isDropOver && origin?.list === list && origin.index !== index;
  // A line above or below, depending on the drag's direction.
  const line = isDropTarget ? (origin.index > index ? 'lands-above' : 'lands-below') : '';
  const mark = active?.id === id ? 'dragged' : line;

  // A layout effect runs before the ref of a new element is set.
  useEffect(() => setNodeRef(element.current), [setNodeRef, element]);
  useLayoutEffect(() => {
    onMark(mark);
    return () => onMark('');
  }, [mark, onMark]);
  return null;
}

type PositionProps<Tag extends 'section' | 'li'> = ComponentProps<Tag> & {
  as: Tag;
  position: ListPosition;
};

/** The element at a position: a drop target while a handle is pressed. */
export function SortableItem<Tag extends 'section' | 'li'>({
  as,
  position,
  className,
  children,
  ...element
}: PositionProps<Tag>) {
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
      {isPressed && <DropTarget position={position} element={ref} onMark={setMark} />}
    </Element>
  );
}

/** The handle to drag with mouse, pen or finger. */
export function DragHandle({ position, icon }: { position: ListPosition; icon: ReactElement }) {
  const press = useContext(PressContext);
  const { setNodeRef, listeners } = useDraggable({ id: createId(position), data: { ...position } });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keyboard users move questions and options by buttons
    <span
      className="drag-handle"
      title="Drag to reorder"
      ref={setNodeRef}
      onPointerDown={(event) => {
        press();
        listeners?.onPointerDown?.(event);
      }}
      // Keeps the focus in the edited field during the press.
      onMouseDown={(event) => event.preventDefault()}
    >
      {icon}
    </span>
  );
}
