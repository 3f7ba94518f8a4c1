import * as z from 'zod/mini';
import { emailText } from '#domain/field/text.ts';
import { limits } from '../limits.ts';

/** The request for a reset link (FORGOT-4). */
export const forgotPasswordFormSchema = z.object({ email: emailText(limits.email) });

export type ForgotPasswordForm = z.infer<typeof forgotPasswordFormSchema>;
