import { ArrowDown, ArrowUp } from '@blueprintjs/icons';
import { IconButton } from '#ui/Button.tsx';

interface MoveButtonsProps {
  /** What is moved: "Q2", or a choice by its text. */
  name: string;
  /** Of what is moved; its buttons are named after it. */
  focusKey: string;
  /** Where it stands, counted from 0. */
  index: number;
  isLast: boolean;
  onMove: (to: number) => void;
}

/** The button that has the focus after a move, though it may be disabled now. */
export const buttonAfterMove = (key: string, { from, to }: Record<'from' | 'to', number>) =>
  `${key}-${to < from ? 'up' : 'down'}`;

/** One place up or down in a list. */
export const MoveButtons = ({ name, focusKey, index, isLast, onMove }: MoveButtonsProps) => (
  <>
    <IconButton
      label={`Move ${name} up`}
      icon={<ArrowUp />}
      disabled={index === 0}
      focusName={`${focusKey}-up`}
      onClick={() => onMove(index - 1)}
    />
    <IconButton
      label={`Move ${name} down`}
      icon={<ArrowDown />}
      disabled={isLast}
      focusName={`${focusKey}-down`}
      onClick={() => onMove(index + 1)}
    />
  </>
);
