import { Button as BlueprintButton, type ButtonProps, Classes } from '@blueprintjs/core';
import { type KeyboardEvent, type ReactElement, useState } from 'react';
import { Link, type LinkProps } from 'react-router-dom';

interface Look {
  intent?: 'none' | 'primary' | undefined;
  size?: 'small' | 'large' | undefined;
  variant?: 'solid' | 'outlined' | 'minimal' | undefined;
}

const looks = {
  large: Classes.LARGE,
  minimal: Classes.MINIMAL,
  outlined: Classes.OUTLINED,
  small: Classes.SMALL,
  solid: '',
};

/** A button with an intent is filled, any other has a line around it. */
const defaultVariant = (intent: ButtonProps['intent']) =>
  intent && intent !== 'none' ? 'solid' : 'outlined';

/** Blueprint's class names of a button, for a link or a label that looks like one. */
export const buttonClass = (
  { intent, size, variant = defaultVariant(intent) }: Look = {},
  extraClass = '',
): string =>
  [Classes.BUTTON, Classes.intentClass(intent), looks[variant], size && looks[size], extraClass]
    .filter(Boolean)
    .join(' ');

/** Handlers that ignore a key that was pressed elsewhere (palantir/blueprint#3856). */
function createKeyHandlers() {
  let pressed: string | undefined;
  return {
    onBlurCapture: () => {
      pressed = undefined;
    },
    onKeyDownCapture: ({ key, repeat }: KeyboardEvent) => {
      if (!repeat) pressed = key;
    },
    onKeyUpCapture: (event: KeyboardEvent) => {
      if (event.key !== pressed) event.stopPropagation();
    },
  };
}

/** Blueprint's button. A disabled one keeps the focus and does nothing (SEAM-26). */
export function Button({ disabled = false, className = '', onClick, ...props }: ButtonProps) {
  const [keyHandlers] = useState(createKeyHandlers);
  return (
    <BlueprintButton
      variant={defaultVariant(props.intent)}
      {...props}
      {...keyHandlers}
      aria-disabled={disabled || undefined}
      className={[
        className,
        disabled && Classes.DISABLED,
        props.icon && !props.text && !props.children && 'icon-only',
      ]
        .filter(Boolean)
        .join(' ')}
      onClick={(event) => {
        // Safari does not focus a clicked button, and what it opens returns the focus to it.
        event.currentTarget.focus({ preventScroll: true });
        if (disabled) event.preventDefault();
        else onClick?.(event);
      }}
    />
  );
}

interface ButtonLinkProps extends Look, Omit<LinkProps, 'className' | 'children'> {
  text: string;
  icon?: ReactElement;
}

/** A link that looks like a button. Blueprint's `AnchorButton` has the role of a button. */
export function ButtonLink({ intent, size, variant, text, icon, ...link }: ButtonLinkProps) {
  return (
    <Link {...link} className={buttonClass({ intent, size, variant })}>
      {icon}
      <span>{text}</span>
    </Link>
  );
}

interface IconButtonProps {
  /** The accessible name, also shown as tooltip. */
  label: string;
  icon: ReactElement;
  onClick: () => void;
  disabled?: boolean;
  /** The `data-focus` that finds it. */
  focusName?: string;
  /** The keys that do the same, for its tooltip. */
  keys?: string | undefined;
}

export function IconButton({ label, focusName, keys, ...button }: IconButtonProps) {
  const title = keys ? `${label} (${keys})` : label;
  return (
    <Button {...button} variant="minimal" aria-label={label} title={title} data-focus={focusName} />
  );
}
