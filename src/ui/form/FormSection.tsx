import type { ReactNode } from 'react';
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

/** A named group of fields. In a wide window its name is at the left of the fields. */
export const FormSection = ({ name, description, columns = 2, children }: FormSectionProps) => (
  // The section is no group with this name: a field may have the same name.
  <section className="form-section">
    <div>
      <h2>{name}</h2>
      {description && <p>{description}</p>}
    </div>
    <div className={columns === 3 ? 'form-columns form-columns-three' : 'form-columns'}>
      {children}
    </div>
  </section>
);

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
