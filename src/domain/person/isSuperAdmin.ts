import type { User } from './user.ts';

/**
 * Whether the person sees the data of all users (SERVER-15). Apart from the schema, which the first
 * file of the application does without.
 */
export function isSuperAdmin(user: Pick<User, 'type'> | null | undefined): boolean {
  return user?.type === 'SUPER_ADMIN';
}
