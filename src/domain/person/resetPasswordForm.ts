import * as z from 'zod/mini';
import { idSchema } from '../field/id.ts';
import { passwordText } from '../field/text.ts';
import { limits } from '../limits.ts';
import { passwordsMatch } from './passwordsMatch.ts';

const password = passwordText('Password', limits.password);

/** The new password and its repetition (RESET-6, RESET-7). */
export const resetPasswordFormSchema = passwordsMatch(
  z.object({ password, confirmPassword: passwordText('Confirm password', limits.password) }),
);

export type ResetPasswordForm = z.infer<typeof resetPasswordFormSchema>;

/** What POST /auth/update-password takes: the user, the token of the link, the new password. */
export const updatePasswordBodySchema = z.object({ id: idSchema, token: z.string(), password });

export type UpdatePasswordBody = z.infer<typeof updatePasswordBodySchema>;
