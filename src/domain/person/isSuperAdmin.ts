import type { User } from './user.ts';

/** Whether the person sees the data of all users (SERVER-15). */
export function isSuperAdmin(user: Pick<User, 'type'> | null | undefined): boolean {
  return user?.type === 'SUPER_ADMIN';
}
