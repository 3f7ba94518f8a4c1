import { MenuItem } from '@blueprintjs/core';
import { CaretDown, Tick } from '@blueprintjs/icons';
import { MenuPopover } from './MenuPopover.tsx';

interface ChoiceMenuProps<Value extends string> {
  /** The choice's subject: "Status". */
  label: string;
  choices: { value: Value; text: string }[];
  value: Value;
  onChange: (value: Value) => void;
  /** The button's text if the value is none of the choices. */
  none?: string;
  /** Called before the menu opens. */
  onOpen?: () => void;
  className?: string;
}

/**
 * A button that shows the current choice and opens a menu of all. The options are in the page only
 * while the menu is open.
 */
export function ChoiceMenu<Value extends string>({
  label,
  choices,
  value,
  onChange,
  none = label,
  onOpen,
  className,
}: ChoiceMenuProps<Value>) {
  const text = choices.find((choice) => choice.value === value)?.text ?? none;
  return (
    <MenuPopover
      label={label}
      placement="bottom-start"
      onOpening={onOpen}
      button={{
        className: className ?? '',
        variant: 'outlined',
        endIcon: <CaretDown />,
        text,
        'aria-label': `${label}: ${text}`,
      }}
      items={() =>
        choices.map((choice) => (
          <MenuItem
            key={choice.value}
            text={choice.text}
            tagName="button"
            role="menuitemradio"
            aria-checked={choice.value === value}
            {...(choice.value === value && { labelElement: <Tick /> })}
            onClick={() => onChange(choice.value)}
          />
        ))
      }
    />
  );
}
