import type { User } from '#domain/person/user.ts';
import { browserStorage } from './browserStorage.ts';

function isUser(value: unknown): value is User {
  const { id, type, ...texts } = (value ?? {}) as Record<string, unknown>;
  const isText = (name: string) => typeof texts[name] === 'string';
  return (
    typeof id === 'number' &&
    typeof type === 'string' &&
    ['firstName', 'lastName', 'email'].every(isText)
  );
}

/**
 * The signed-in person as browser storage has it, or null. Checked by hand and not by the schema:
 * the landing page reads it too, and is not to load zod for it.
 */
export function storedUser(): User | null {
  try {
    const value: unknown = JSON.parse(browserStorage.read('user') ?? 'null');
    return isUser(value) ? value : null;
  } catch {
    return null;
  }
}
