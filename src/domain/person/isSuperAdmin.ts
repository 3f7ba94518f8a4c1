import type { User } from './user.ts';

/** Whether the person sees everybody's data (SERVER-15). It needs no schema: the entry uses it. */
export function isSuperAdmin(user: Pick<User, 'type'> | null | undefined): boolean {
  return user?.type === 'SUPER_ADMIN';
}
