/**
 * A short name for a text, the same wherever the text stands: 32 bits by FNV-1a, in base 36. For addresses, where the text
 * itself would be too long.
 */
export function textKey(text: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) {
    hash = Math.imul(hash ^ byte, 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
