/** Browsers read a backslash as a slash, and drop line breaks and tabs: "/\\host" is another host. */
const SAFE = /^(?:https?:|blob:|data:image\/|\/(?![/\\]))[^\\\t\r\n]*$/i;

/** An address that an <img> may load, or null for anything else that a server sends. */
export function safeImageUrl(url: string | null | undefined): string | null {
  return url && SAFE.test(url.trim()) ? url.trim() : null;
}
