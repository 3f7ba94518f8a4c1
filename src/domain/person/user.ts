import * as z from 'zod/mini';
import { idSchema } from '#domain/field/plausibleValues.ts';

/** The fields that agents and users share. */
export const personShape = {
  id: idSchema,
  firstName: z.string(),
  middleName: z.nullish(z.string()),
  lastName: z.string(),
  email: z.string(),
  mobileNumber: z.nullish(z.string()),
};

/** A signed-in person (LOGIN-7). `type` is SUPER_ADMIN; any other value means an owner. */
export const userSchema = z.object({
  ...personShape,
  image: z.nullish(z.string()),
  type: z.string(),
});

export type User = z.infer<typeof userSchema>;

/** The first letters of first and last name, for an avatar without a picture (LAYOUT-1). */
export function initials({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return [firstName, lastName]
    .map((name) => Array.from(name.trim())[0] ?? '')
    .join('')
    .toUpperCase();
}
