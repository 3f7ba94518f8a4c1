import { tabStorage } from './browserStorage.ts';

const PREFIX = 'generated-passwords:';

/**
 * The key in tab storage for the generated passwords of agents that this user created: the only
 * passwords that the browser stores (AGENT-FORM-17).
 */
export const generatedPasswordsKey = (userId: number) => `${PREFIX}${userId}`;

/** Removes all generated passwords from tab storage, except those of one user. */
export function removeGeneratedPasswords(exceptUserId?: number): void {
  for (const key of tabStorage.keys()) {
    const isOther = exceptUserId === undefined || key !== generatedPasswordsKey(exceptUserId);
    if (key.startsWith(PREFIX) && isOther) tabStorage.remove(key);
  }
}
