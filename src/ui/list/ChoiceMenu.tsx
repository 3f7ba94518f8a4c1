import { Menu, MenuItem, PopoverNext } from '@blueprintjs/core';
import { CaretDown, Tick } from '@blueprintjs/icons';
import { Button } from '../Button.tsx';
import { focusMenu, menuKeys } from './menuKeys.ts';

interface ChoiceMenuProps<Value extends string> {
  /** What is chosen: "Status". */
  label: string;
  choices: { value: Value; text: string }[];
  value: Value;
  onChange: (value: Value) => void;
  /** What the button reads where the value is none of the choices. */
  none?: string;
  /** The choices are about to be looked at. */
  onOpen?: () => void;
  className?: string;
}

/** Chooses one of several, behind a button that reads the current choice. The options are in the page only while the menu is open. */
export function ChoiceMenu<Value extends string>({
  label,
  choices,
  value,
  onChange,
  none = label,
  onOpen,
  className,
}: ChoiceMenuProps<Value>) {
  const chosen = choices.find((choice) => choice.value === value);
  return (
    <PopoverNext
      placement="bottom-start"
      transitionDuration={0}
      onOpening={() => onOpen?.()}
      onOpened={focusMenu}
      content={
        <Menu aria-label={label} {...menuKeys}>
          {choices.map((choice) => (
            <MenuItem
              key={choice.value}
              text={choice.text}
              tagName="button"
              role="menuitemradio"
              aria-checked={choice.value === value}
              {...(choice.value === value && { labelElement: <Tick /> })}
              onClick={() => onChange(choice.value)}
            />
          ))}
        </Menu>
      }
    >
      <Button
        className={className ?? ''}
        variant="outlined"
        endIcon={<CaretDown />}
        text={chosen?.text ?? none}
        aria-label={`${label}: ${chosen?.text ?? none}`}
      />
    </PopoverNext>
  );
}
