import * as z from 'zod/mini';
import { isToken } from './isToken.ts';
import { userSchema } from './user.ts';

/** The response of POST /auth/login: a bearer token and the user, never the password. */
export const sessionSchema = z.object({
  token: z.string().check(z.refine(isToken)),
  user: userSchema,
});

export type Session = z.infer<typeof sessionSchema>;
