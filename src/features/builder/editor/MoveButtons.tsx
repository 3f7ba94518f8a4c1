import { ArrowDown, ArrowUp } from '@blueprintjs/icons';
import { IconButton } from '#ui/Button.tsx';

interface MoveButtonsProps {
  /** The name of the moved item: "Q2", or an option's text. */
  name: string;
  /** The item's key: the focus names of the buttons begin with it. */
  focusKey: string;
  /** The item's position, counted from 0. */
  index: number;
  isLast: boolean;
  /** The keys that move it up or down. */
  keys?: string;
  onMove: (to: number) => void;
}

/** The focused button after a move, even if it is disabled now. */
export const buttonAfterMove = (
  key: string,
  { from: fromIndex, to: toIndex }: Record<'from' | 'to', number>,
) => `${key}-${toIndex < fromIndex ? 'up' : 'down'}`;

/** The menu entries that move an item one position, as far as it can move. */
export const moveEntries = ({
  index,
  isLast,
  onMove,
}: Pick<MoveButtonsProps, 'index' | 'isLast' | 'onMove'>) => [
  ...(index === 0 ? [] : [{ text: 'Move up', icon: <ArrowUp />, action: () => onMove(index - 1) }]),
  ...(isLast ? [] : [{ text: 'Move down', icon: <ArrowDown />, action: () => onMove(index + 1) }]),
];

/** Buttons that move an item one position. */
export const MoveButtons = ({ name, focusKey, index, isLast, keys, onMove }: MoveButtonsProps) => (
  <>
    <IconButton
      label={`Move ${name} up`}
      icon={<ArrowUp />}
      disabled={index === 0}
      focusName={`${focusKey}-up`}
      keys={keys && `${keys} + ↑`}
      onClick={() => onMove(index - 1)}
    />
    <IconButton
      label={`Move ${name} down`}
      icon={<ArrowDown />}
      disabled={isLast}
      focusName={`${focusKey}-down`}
      keys={keys && `${keys} + ↓`}
      onClick={() => onMove(index + 1)}
    />
  </>
);
