import * as z from 'zod/mini';

/**
 * The first broken rule of each field, keyed by its path ("title", "questions.0.options.1.text").
 * Empty when the value fits the schema.
 */
export function firstIssues(schema: z.core.$ZodType, value: unknown): Record<string, string> {
  const issues: Record<string, string> = {};
  for (const { path, message } of z.safeParse(schema, value).error?.issues ?? []) {
    issues[path.join('.')] ??= message;
  }
  return issues;
}
