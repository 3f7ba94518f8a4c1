import * as z from 'zod/mini';
import { emailText } from '#domain/field/text.ts';
import { passwordText } from '../field/text.ts';
import { limits } from '../limits.ts';

/** Login (LOGIN-8 to LOGIN-15). The specification keeps a wrong message for a long e-mail. */
export const loginFormSchema = z.object({
  email: emailText(limits.email, `Email must contain at least ${limits.email.max} characters`),
  password: passwordText('Password', limits.password),
});

export type LoginForm = z.infer<typeof loginFormSchema>;
