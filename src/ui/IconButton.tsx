import type { ReactElement } from 'react';

interface IconButtonProps {
  /** Its name, shown as its tooltip too. */
  label: string;
  icon: ReactElement;
  onClick: () => void;
  disabled?: boolean;
  /** The `data-focus` by which the focus is moved to it. */
  focusName?: string;
}

/** A button with an icon alone. As light as can be: a long survey shows thousands. */
export function IconButton({ label, icon, onClick, disabled, focusName }: IconButtonProps) {
  return (
    <button
      type="button"
      className="bp6-button bp6-minimal"
      aria-label={label}
      title={label}
      disabled={disabled}
      data-focus={focusName}
      onClick={onClick}
    >
      {icon}
    </button>
  );
}
