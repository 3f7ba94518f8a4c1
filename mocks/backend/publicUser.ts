import { type User, userSchema } from '#domain/person/user.ts';

/** A user as the API shows it, without passwords. */
export function publicUser(user: User): User {
  return userSchema.parse(user);
}
