import { CaretDown } from '@blueprintjs/icons';
import type { ReactElement } from 'react';
import { MenuPopover } from './MenuPopover.tsx';

export interface ChoiceMenuProps<Value extends string> {
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
  /** The button's text, if not the chosen one's. */
  text?: string;
  variant?: 'outlined' | 'minimal';
  icon?: ReactElement;
}

/** A button that shows the current choice and opens a menu of all. */
export function ChoiceMenu<Value extends string>({
  label,
  choices,
  value,
  onChange,
  none = label,
  onOpen,
  className,
  text: ownText,
  variant = 'outlined',
  icon,
}: ChoiceMenuProps<Value>) {
  const text = ownText ?? choices.find((choice) => choice.value === value)?.text ?? none;
  return (
    <MenuPopover
      label={label}
      placement="bottom-start"
      onOpening={onOpen}
      button={{
        className: className ?? '',
        variant,
        ...(icon && { icon }),
        endIcon: <CaretDown />,
        text,
        'aria-label': ownText ?? `${label}: ${text}`,
      }}
      entries={choices.map((choice) => ({
        text: choice.text,
        role: 'menuitemradio',
        isChecked: choice.value === value,
        action: () => onChange(choice.value),
      }))}
    />
  );
}
