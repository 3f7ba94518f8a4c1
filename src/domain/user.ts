import * as z from 'zod';
import { idSchema } from './id.ts';

/** A signed-in person (section 3). `type` is SUPER_ADMIN or any other value, which means an owner. */
export const userSchema = z.object({
  id: idSchema,
  firstName: z.string(),
  middleName: z.string().nullish(),
  lastName: z.string(),
  email: z.string(),
  mobileNumber: z.string().nullish(),
  image: z.string().nullish(),
  type: z.string(),
});

export type User = z.infer<typeof userSchema>;
