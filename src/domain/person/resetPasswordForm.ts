import * as z from 'zod/mini';
import { idSchema } from '#domain/field/plausibleValues.ts';
import { passwordText } from '../field/text.ts';
import { limits } from '../limits.ts';

type WithPasswords = z.ZodMiniType<{ password: string; confirmPassword: string }>;

/** Adds the rule that both passwords are equal, checked even if other fields are invalid. */
export function requireMatchingPasswords<Schema extends WithPasswords>(schema: Schema) {
  return schema.check(
    z.refine(({ password, confirmPassword }) => password === confirmPassword, {
      message: 'Passwords do not match',
      path: ['confirmPassword'],
      when: () => true,
    }),
  );
}

const password = passwordText('Password', limits.password);

/** The new password and its repetition (RESET-6, RESET-7). */
export const resetPasswordFormSchema = requireMatchingPasswords(
  z.object({ password, confirmPassword: passwordText('Confirm password', limits.password) }),
);

export type ResetPasswordForm = z.infer<typeof resetPasswordFormSchema>;

/** The body of POST /auth/update-password: the user, the token of the link, the new password. */
export const updatePasswordBodySchema = z.object({ id: idSchema, token: z.string(), password });

export type UpdatePasswordBody = z.infer<typeof updatePasswordBodySchema>;
