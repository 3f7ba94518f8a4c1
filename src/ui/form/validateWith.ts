import { setIn, type ValidationErrors } from 'final-form';
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
