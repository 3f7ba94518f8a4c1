import * as z from 'zod/mini';
import { emailText } from '#domain/field/text.ts';
import { requiredText } from '../field/text.ts';
import { limits } from '../limits.ts';

/** A contact message (CONTACT-5 to CONTACT-8). */
export const contactFormSchema = z.object({
  firstName: requiredText('First name', limits.name),
  lastName: requiredText('Last name', limits.name),
  email: emailText(limits.contactEmail),
  body: requiredText('Body', limits.contactBody),
});

export type ContactForm = z.infer<typeof contactFormSchema>;
