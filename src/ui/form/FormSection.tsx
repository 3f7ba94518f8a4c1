import { type ReactNode, useId } from 'react';
import { ButtonLink } from '../Button.tsx';
import { SubmitButton } from './SubmitButton.tsx';

interface FormSectionProps {
  name: string;
  /** A sentence below the name. */
  description?: string;
  /** Fields in a row of a wide window. */
  columns?: 2 | 3;
  children: ReactNode;
}

/** A named group of fields. In a wide window its name stands at the left of the fields. */
export function FormSection({ name, description, columns = 2, children }: FormSectionProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend is no grid item
    <div
      className="form-section"
      role="group"
      aria-labelledby={id}
      aria-describedby={description && `${id}-description`}
    >
      <div>
        <h2 id={id}>{name}</h2>
        {description && <p id={`${id}-description`}>{description}</p>}
      </div>
      <div className={columns === 3 ? 'form-columns form-columns-three' : 'form-columns'}>
        {children}
      </div>
    </div>
  );
}

interface FormFootProps {
  submit: { label: string; busyLabel: string };
  /** Where Cancel leads; a form without it has no Cancel. */
  cancelPath?: string;
}

/** The buttons below the sections of a form: Cancel, then the action. */
export const FormFoot = ({ submit, cancelPath }: FormFootProps) => (
  <div className="row form-foot">
    {cancelPath && <ButtonLink size="large" to={cancelPath} text="Cancel" />}
    <SubmitButton {...submit} fill={false} />
  </div>
);
