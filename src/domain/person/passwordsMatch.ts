import * as z from 'zod/mini';

type WithPasswords = z.ZodMiniType<{ password: string; confirmPassword: string }>;

/** Adds the rule that both passwords are equal, checked even if other fields are invalid. */
export function passwordsMatch<Schema extends WithPasswords>(schema: Schema) {
  return schema.check(
    z.refine(({ password, confirmPassword }) => password === confirmPassword, {
      message: 'Passwords do not match',
      path: ['confirmPassword'],
      when: () => true,
    }),
  );
}
