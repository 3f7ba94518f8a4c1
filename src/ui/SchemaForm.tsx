import { FORM_ERROR } from 'final-form';
import { type FormEvent, type ReactNode, useMemo } from 'react';
import { flushSync } from 'react-dom';
import { Form } from 'react-final-form';
import type * as z from 'zod';
import { validateWith } from './validateWith.ts';

interface SchemaFormProps<Values extends object> {
  /** The name that assistive technology reads. */
  name: string;
  schema: z.ZodType<Values>;
  initialValues: Values;
  /** Resolves with whether it was done. When it was not, what was typed stays and can be sent again. */
  onSubmit: (values: Values) => Promise<boolean>;
  children: ReactNode;
}

/**
 * A form whose rules are a zod schema. A field shows its message once it was left or the form was
 * submitted; on submit the first wrong field takes the focus.
 */
export function SchemaForm<Values extends object>({
  name,
  schema,
  initialValues,
  onSubmit,
  children,
}: SchemaFormProps<Values>) {
  const validate = useMemo(() => validateWith(schema), [schema]);
  return (
    <Form<Values>
      initialValues={initialValues}
      keepDirtyOnReinitialize
      validate={validate}
      onSubmit={async (values) =>
        (await onSubmit(values)) ? undefined : { [FORM_ERROR]: 'not done' }
      }
      render={({ handleSubmit }) => (
        <form
          aria-label={name}
          noValidate
          onSubmit={(event: FormEvent<HTMLFormElement>) => {
            flushSync(() => handleSubmit(event));
            event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
          }}
        >
          {children}
        </form>
      )}
    />
  );
}
