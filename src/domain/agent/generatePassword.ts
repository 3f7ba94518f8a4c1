import { limits } from '../limits.ts';

/** 32 characters that are clear when read aloud: 32 divides 256, so all are equally likely. */
const CHARACTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** A password for an agent: random characters, 5 bits each (AGENT-FORM-13). */
export function generatePassword(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(limits.agentPassword.generated));
  return Array.from(bytes, (byte) => CHARACTERS[byte % CHARACTERS.length]).join('');
}
