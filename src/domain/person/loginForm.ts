import * as z from 'zod/mini';
import { emailText } from '../field/emailText.ts';
import { passwordText } from '../field/text.ts';
import { limits } from '../limits.ts';

/** Login (LOGIN-8 to LOGIN-15). The wording for a long e-mail is the specification's own, a known fault of the original. */
export const loginFormSchema = z.object({
  email: emailText({
    ...limits.email,
    maxMessage: `Email must contain at least ${limits.email.max} characters`,
  }),
  password: passwordText('Password', limits.password),
});

export type LoginForm = z.infer<typeof loginFormSchema>;
