import { type FormEvent, type ReactNode, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { Form } from 'react-final-form';
import type * as z from 'zod/mini';
import { firstIssues } from '#domain/field/firstIssues.ts';
import { useLatest } from '#ui/hooks.ts';
import { useToast } from '../toast/useToast.ts';
import { createSchemaForm, type OnSubmit } from './createSchemaForm.ts';
import { RequiredFields } from './RequiredFields.ts';

interface SchemaFormProps<Values extends object> {
  name: string;
  schema: z.ZodMiniType<Values>;
  /** One for each field of the form; read once. */
  initialValues: Values;
  onSubmit: OnSubmit<Values>;
  children: ReactNode;
}

/** react-final-form requires onSubmit; the form was created with its own. */
const noop = () => undefined;

/**
 * A form with a zod schema as its rules. A field shows its message after it was left or the form
 * was submitted. A submit focuses the first invalid field and removes the earlier toast (SEAM-13).
 */
export function SchemaForm<Values extends object>({
  name,
  schema,
  initialValues,
  onSubmit,
  children,
}: SchemaFormProps<Values>) {
  const latestSubmit = useLatest(onSubmit);
  const { dismissFailure } = useToast();
  const [form] = useState(() =>
    createSchemaForm({
      schema,
      initialValues,
      onSubmit: (values) => latestSubmit.current(values),
    }),
  );
  const required = useMemo(() => {
    const blank = Object.keys(initialValues).map((field) => [field, '']);
    return new Set(Object.keys(firstIssues(schema, Object.fromEntries(blank))));
  }, [schema, initialValues]);

  return (
    <Form<Values>
      form={form}
      onSubmit={noop}
      render={({ handleSubmit }) => (
        <form
          aria-label={name}
          noValidate
          onKeyDown={(event) => {
            // A held Enter sends once.
            if (event.key === 'Enter' && event.repeat) event.preventDefault();
          }}
          onSubmit={(event: FormEvent<HTMLFormElement>) => {
            dismissFailure();
            flushSync(() => handleSubmit(event));
            event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
          }}
        >
          <RequiredFields value={required}>{children}</RequiredFields>
        </form>
      )}
    />
  );
}
