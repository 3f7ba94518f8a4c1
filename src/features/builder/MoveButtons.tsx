import { ArrowDown, ArrowUp } from '@blueprintjs/icons';
import { IconButton } from '#ui/IconButton.tsx';

interface MoveButtonsProps {
  /** What is moved: "Q2", or a choice by its text. */
  name: string;
  /** Where it stands, counted from 0, and the last such place. */
  index: number;
  last: number;
  onMove: (to: number) => void;
}

/** One place up or down in a list. */
export const MoveButtons = ({ name, index, last, onMove }: MoveButtonsProps) => (
  <>
    <IconButton
      label={`Move ${name} up`}
      icon={<ArrowUp />}
      disabled={index === 0}
      onClick={() => onMove(index - 1)}
    />
    <IconButton
      label={`Move ${name} down`}
      icon={<ArrowDown />}
      disabled={index === last}
      onClick={() => onMove(index + 1)}
    />
  </>
);
