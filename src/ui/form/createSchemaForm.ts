import { createForm, FORM_ERROR, type FormApi, setIn, type ValidationErrors } from 'final-form';
import type * as z from 'zod/mini';
import { firstIssues } from '#domain/field/firstIssues.ts';
import type { Refusal } from './useFormSubmission.ts';

/** A zod schema as final-form's record-level validation: the first broken rule of each field. */
export function validateWith(schema: z.core.$ZodType) {
  return (values: object): ValidationErrors =>
    Object.entries(firstIssues(schema, values)).reduce<object>(
      (errors, [path, message]) => setIn(errors, path, message) ?? errors,
      {},
    );
}

/**
 * Sends a form. Resolves with whether it succeeded, with refused fields, or with fields to reset,
 * such as a password. After a failure the text stays and can be sent again.
 */
export type OnSubmit<Values> = (values: Values) => Promise<boolean | Partial<Values> | Refusal>;

const isRefusal = (result: object | true): result is Refusal =>
  result !== true && 'refused' in result;

interface SchemaFormOptions<Values extends object> {
  schema: z.ZodMiniType<Values>;
  initialValues: Values;
  onSubmit: OnSubmit<Values>;
}

/**
 * A form with a zod schema as its rules; it sends the schema's output. Its fields are registered
 * before the first paint. React-final-form registers them after it, and overwrites letters typed
 * before (SEAM-18).
 */
export function createSchemaForm<Values extends object>({
  schema,
  initialValues,
  onSubmit,
}: SchemaFormOptions<Values>): FormApi<Values> {
  const form: FormApi<Values> = createForm<Values>({
    initialValues,
    validate: validateWith(schema),
    onSubmit: async (values) => {
      const outcome = await onSubmit(schema.parse(values));
      if (!outcome) return { [FORM_ERROR]: 'not done' };
      if (isRefusal(outcome)) return outcome.refused;
      const anew: Partial<Values> = outcome === true ? {} : outcome;
      // The sent values are the new initial values.
      form.initialize({ ...values, ...anew });
      for (const name of Object.keys(anew)) form.resetFieldState(name as keyof Values);
      return undefined;
    },
  });
  form.batch(() => {
    for (const name of Object.keys(initialValues) as (keyof Values)[]) {
      form.registerField(name, () => undefined, {});
    }
  });
  return form;
}
