/**
 * A short hash of a text: 32 bits by FNV-1a, in base 36. For URLs, where the text would be too
 * long.
 */
export function textHash(text: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) {
    hash = Math.imul(hash ^ byte, 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
