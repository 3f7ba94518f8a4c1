import * as z from 'zod/mini';

/** The first broken rule of each field, by path ("questions.0.options.1.text"); empty without. */
export function firstIssues(schema: z.core.$ZodType, value: unknown): Record<string, string> {
  const issues: Record<string, string> = {};
  for (const { path, message } of z.safeParse(schema, value).error?.issues ?? []) {
    issues[path.join('.')] ??= message;
  }
  return issues;
}
