import { type ReactNode, useId } from 'react';

interface FieldProps {
  label: string;
  /** Renders the control with its label's id. */
  children: (id: string) => ReactNode;
}

/** A control under its label. */
export function Field({ label, children }: FieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
}
