import * as z from 'zod/mini';
import { idSchema } from '#domain/field/plausibleValues.ts';
import { emailText } from '#domain/field/text.ts';
import { anyCharacters, maxLength, minLength, optionalText, requiredText } from '../field/text.ts';
import { limits } from '../limits.ts';

const exactly = `Mobile number must have ${limits.profileMobileNumber} characters`;
const mobileNumber = requiredText('Mobile number').check(
  ...minLength(limits.profileMobileNumber, exactly),
  ...maxLength(limits.profileMobileNumber, exactly),
);

/** The profile (PROFILE-5 to PROFILE-9). An empty password keeps the old one. */
export const profileFormSchema = z.object({
  firstName: requiredText('First name', limits.name),
  middleName: optionalText('Middle name', { max: limits.name.max }),
  lastName: requiredText('Last name', limits.name),
  email: emailText(limits.email),
  mobileNumber,
  password: optionalText('Password', limits.password, anyCharacters),
});

/** The body of POST /user/update: null for empty fields, the id, and a new picture's URL. */
export const updateProfileBodySchema = z.extend(profileFormSchema, {
  id: idSchema,
  middleName: z.nullable(profileFormSchema.shape.middleName),
  password: z.nullable(profileFormSchema.shape.password),
  image: z.optional(z.string()),
});

export type UpdateProfileBody = z.infer<typeof updateProfileBodySchema>;
