import { useState } from 'react';
import { Field } from './Field.tsx';

interface CopyButtonProps {
  label: string;
  /** Called on a press. If there is no text it rejects with a sentence to show. */
  text: () => string | Promise<string>;
  disabled?: boolean;
}

/** Copies a text and confirms it; if the browser refuses, shows the text to copy by hand. */
export function CopyButton({ label, text, disabled = false }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<{ text: string; isCopied: boolean } | null>(null);
  const [problem, setProblem] = useState('');
  const copy = async () => {
    setOutcome(null);
    setProblem('');
    let current: string;
    try {
      current = await text();
    } catch (error) {
      setProblem((error as Error).message);
      return;
    }
    try {
      await navigator.clipboard.writeText(current);
      setOutcome({ text: current, isCopied: true });
    } catch {
      setOutcome({ text: current, isCopied: false });
    }
  };
  return (
    <>
      <button type="button" disabled={disabled} onClick={copy}>
        {label}
      </button>
      <span role="status">{outcome?.isCopied && ' Copied'}</span>
      {problem && (
        <p className="warning" role="alert">
          {problem}
        </p>
      )}
      {outcome && !outcome.isCopied && (
        <Field label="Copy this by hand">
          {(id) => <textarea id={id} readOnly rows={3} value={outcome.text} />}
        </Field>
      )}
    </>
  );
}
