import { createForm, FORM_ERROR, type FormApi, setIn, type ValidationErrors } from 'final-form';
import type * as z from 'zod/mini';
import { firstIssues } from '#domain/field/firstIssues.ts';

/** A zod schema as final-form's record-level validation: the first broken rule of each field. */
export function validateWith(schema: z.core.$ZodType) {
  return (values: object): ValidationErrors =>
    Object.entries(firstIssues(schema, values)).reduce<object>(
      (errors, [path, message]) => setIn(errors, path, message) ?? errors,
      {},
    );
}

/**
 * Sends a form. Resolves with whether it succeeded, or with fields to reset, such as a password.
 * After a failure the text stays and can be sent again.
 */
export type OnSubmit<Values> = (values: Values) => Promise<boolean | Partial<Values>>;

interface SchemaFormOptions<Values extends object> {
  schema: z.ZodMiniType<Values>;
  initialValues: Values;
  /** Earlier unsent text; only the form's own fields are taken. */
  draft: object | null;
  onSubmit: OnSubmit<Values>;
}

/** Sets new initial values: untouched fields take them, the others keep their text. */
export function rebase<Values extends object>(
  form: FormApi<Values>,
  before: Values,
  now: Values,
): void {
  const typed = form.getState().values;
  form.batch(() => {
    form.initialize(now);
    for (const name of Object.keys(before) as (keyof Values)[]) {
      if (typed[name] !== before[name]) form.change(name, typed[name]);
    }
  });
}

/**
 * A form with a zod schema as its rules; it sends the schema's output. Its fields are registered
 * before the first paint. React-final-form would register them after it, and overwrite letters typed
 * before (SEAM-18).
 */
export function createSchemaForm<Values extends object>({
  schema,
  initialValues,
  draft,
  onSubmit,
}: SchemaFormOptions<Values>): FormApi<Values> {
  const form: FormApi<Values> = createForm<Values>({
    initialValues,
    validate: validateWith(schema),
    onSubmit: async (values) => {
      const done = await onSubmit(schema.parse(values));
      if (!done) return { [FORM_ERROR]: 'not done' };
      // The sent values are the new initial values.
      const anew: Partial<Values> = done === true ? {} : done;
      rebase(form, values, { ...values, ...anew });
      for (const name of Object.keys(anew)) form.resetFieldState(name as keyof Values);
      return undefined;
    },
  });
  const names = Object.keys(initialValues) as (keyof Values)[];
  form.batch(() => {
    for (const name of names) {
      form.registerField(name, () => undefined, {});
      if (draft && name in draft) form.change(name, (draft as Values)[name]);
    }
  });
  return form;
}
