import { createForm, FORM_ERROR, type FormApi } from 'final-form';
import type * as z from 'zod';
import { validateWith } from './validateWith.ts';

interface SchemaFormOptions<Values extends object> {
  schema: z.ZodType<Values>;
  initialValues: Values;
  /** What was typed before and not sent; only fields of the form are taken. */
  kept: object | null;
  onSubmit: (values: Values) => Promise<boolean>;
  /** What the form no longer holds once it was sent. */
  clearedBySaving: Partial<Values>;
}

/** After a save: what was sent is what the form began with; what was typed meanwhile stays. */
function settle<Values extends object>(
  form: FormApi<Values>,
  sent: Values,
  cleared: Partial<Values>,
) {
  const typed = form.getState().values;
  form.batch(() => {
    form.initialize({ ...sent, ...cleared });
    for (const name of Object.keys(sent) as (keyof Values)[]) {
      if (typed[name] !== sent[name]) form.change(name, typed[name]);
    }
  });
}

/**
 * A form whose rules are a zod schema; it sends what the schema makes of its values. Its fields are there
 * before the first paint: react-final-form registers a field later, and would write the initial value over
 * letters that came in between (SEAM-18).
 */
export function createSchemaForm<Values extends object>({
  schema,
  initialValues,
  kept,
  onSubmit,
  clearedBySaving,
}: SchemaFormOptions<Values>): FormApi<Values> {
  const form: FormApi<Values> = createForm<Values>({
    initialValues,
    validate: validateWith(schema),
    onSubmit: async (values) => {
      if (!(await onSubmit(schema.parse(values)))) return { [FORM_ERROR]: 'not done' };
      settle(form, values, clearedBySaving);
      return undefined;
    },
  });
  const names = Object.keys(initialValues) as (keyof Values)[];
  form.batch(() => {
    for (const name of names) {
      form.registerField(name, () => undefined, {});
      if (kept && name in kept) form.change(name, (kept as Values)[name]);
    }
  });
  return form;
}
