import { limits } from '../limits.ts';

/** 32 characters that are not taken for one another when somebody reads them out: a byte chooses each as often. */
const CHARACTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** A password for an agent: random characters, 5 bits each (AGENT-FORM-13). */
export function generatePassword(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(limits.agentPassword.generated));
  return Array.from(bytes, (byte) => CHARACTERS[byte % CHARACTERS.length]).join('');
}
