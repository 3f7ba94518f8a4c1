import * as z from 'zod/mini';
import { emailText } from '#domain/field/text.ts';
import { optionalText, passwordText, requiredText } from '../field/text.ts';
import { limits } from '../limits.ts';

/** Sign-up (SIGNUP-6 to SIGNUP-10). */
export const signUpFormSchema = z.object({
  firstName: requiredText('First name', limits.name),
  middleName: optionalText('Middle name', { max: limits.name.max }),
  lastName: requiredText('Last name', limits.name),
  email: emailText(limits.email),
  password: passwordText('Password', limits.password),
});

export type SignUpForm = z.infer<typeof signUpFormSchema>;
