import { type ReactElement, useState } from 'react';
import { Button } from './Button.tsx';
import { useTimeout } from './hooks.ts';

/** How long the button confirms a copy (ms). */
const CONFIRMATION_MS = 2000;

interface CopyButtonProps {
  text: () => string;
  label: string;
  icon?: ReactElement;
  className?: string;
  onCopied?: () => void;
}

/** Copies a text to the clipboard, and says whether it succeeded. */
export function CopyButton({ text, label, icon, className = '', onCopied }: CopyButtonProps) {
  const [outcome, setOutcome] = useState('');
  useTimeout(() => setOutcome(''), outcome ? CONFIRMATION_MS : null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      setOutcome('Copied');
      onCopied?.();
    } catch {
      setOutcome('Not copied');
    }
  };
  return (
    <>
      <Button
        {...(icon && { icon })}
        className={className}
        title={label}
        text={
          // As wide as its label, whatever it says.
          <span className="copy-text" data-label={label}>
            {outcome || label}
          </span>
        }
        onClick={() => void copy()}
      />
      <span role="status" className="visually-hidden">
        {outcome}
      </span>
    </>
  );
}
