import type * as z from 'zod';

type WithPasswords = z.ZodType<{ password: string; confirmPassword: string }>;

/** Adds the rule that both passwords are equal, checked even while other fields are wrong. */
export function passwordsMatch<Schema extends WithPasswords>(schema: Schema) {
  return schema.refine(({ password, confirmPassword }) => password === confirmPassword, {
    message: 'Passwords do not match',
    path: ['confirmPassword'],
    when: () => true,
  });
}
