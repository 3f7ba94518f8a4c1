interface Hosts {
  /** The API's origin from VITE_API_URL; the same origin if it begins with "/". */
  apiUrl?: string | undefined;
  /** The origin of map tiles from VITE_MAP_TILES_URL. */
  mapTilesUrl?: string | undefined;
  /** The Trusted Types policies that scripts may make: none, except in the demo. */
  trustedTypes?: string;
}

const OPEN_STREET_MAP = 'https://tile.openstreetmap.org';

const originFrom = (address: string | undefined, usual: string) => {
  if (address === undefined || address === '') return usual;
  return address.startsWith('/') ? '' : new URL(address.replaceAll(/[{}]/g, '')).origin;
};

/**
 * What may be loaded, and from where (SECURITY-1). Scripts and styles are the application's files;
 * pictures may come from any host over TLS, because the upload service chooses. No text becomes
 * markup or a script's address (SECURITY-3).
 */
export function contentSecurityPolicy({
  apiUrl,
  mapTilesUrl,
  trustedTypes = "'none'",
}: Hosts = {}): string {
  const api = originFrom(apiUrl, '');
  const tiles = originFrom(mapTilesUrl, OPEN_STREET_MAP);
  const list = (...sources: string[]) => [...new Set(sources.filter(Boolean))].join(' ');
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    `img-src ${list("'self'", 'data:', 'blob:', 'https:', api)}`,
    `connect-src ${list("'self'", api, tiles)}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${trustedTypes}`,
  ].join('; ');
}

/** The headers of every answer of the host (SECURITY-1, SECURITY-2). */
export const securityHeaders = (hosts: Hosts = {}): Record<string, string> => ({
  'Content-Security-Policy': contentSecurityPolicy(hosts),
  // Not even one's own server logs the secret of a reset link.
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
});
