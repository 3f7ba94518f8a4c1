import type { ButtonHTMLAttributes, MouseEvent, ReactElement, ReactNode, Ref } from 'react';
import { Link, type LinkProps } from 'react-router-dom';

interface Look {
  intent?: 'none' | 'primary' | undefined;
  size?: 'small' | 'large' | undefined;
  variant?: 'solid' | 'outlined' | 'minimal' | undefined;
  /** As wide as its container. */
  fill?: boolean | undefined;
  /** Pressed in. */
  active?: boolean | undefined;
}

/** Blueprint's class names of a button, for elements that cannot be a `Button`. */
export function buttonClass(
  { intent = 'none', size, variant = 'solid', fill, active }: Look = {},
  ...others: (string | false | undefined)[]
): string {
  return [
    'bp6-button',
    intent === 'primary' && 'bp6-intent-primary',
    size === 'small' && 'bp6-small',
    size === 'large' && 'bp6-large',
    variant === 'outlined' && 'bp6-outlined',
    variant === 'minimal' && 'bp6-minimal',
    fill && 'bp6-fill',
    active && 'bp6-active',
    ...others,
  ]
    .filter(Boolean)
    .join(' ');
}

interface ButtonProps extends Look, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  text?: ReactNode;
  icon?: ReactElement;
  endIcon?: ReactElement;
  ref?: Ref<HTMLButtonElement>;
}

/**
 * A native button with Blueprint's look. Blueprint's own acts when a key is released on it that was
 * pressed elsewhere, and drops the focus when it is disabled. A disabled one here keeps the focus
 * and does nothing (SEAM-26).
 */
export function Button({
  intent,
  size,
  variant,
  fill,
  active,
  text,
  icon,
  endIcon,
  disabled = false,
  className,
  onClick,
  type = 'button',
  ...others
}: ButtonProps) {
  const act = (event: MouseEvent<HTMLButtonElement>) => {
    // Safari does not focus a clicked button, and what it opens returns the focus to it.
    event.currentTarget.focus({ preventScroll: true });
    // Also keeps a submit button from submitting.
    if (disabled) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...others}
      type={type}
      className={buttonClass(
        { intent, size, variant, fill, active },
        disabled && 'bp6-disabled',
        className,
      )}
      aria-disabled={disabled || undefined}
      onClick={act}
    >
      {icon}
      {text !== undefined && <span className="bp6-button-text">{text}</span>}
      {endIcon}
    </button>
  );
}

interface ButtonLinkProps extends Look, Omit<LinkProps, 'className' | 'children'> {
  text: string;
  icon?: ReactElement;
}

/** A link that looks like a button. */
export function ButtonLink({ intent, size, variant, text, icon, ...link }: ButtonLinkProps) {
  return (
    <Link {...link} className={buttonClass({ intent, size, variant })}>
      {icon}
      <span>{text}</span>
    </Link>
  );
}

interface IconButtonProps {
  /** Its name, also shown as tooltip. */
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
