interface Hosts {
  /** Where the API is, as VITE_API_URL says; from the same origin where it begins with "/". */
  apiUrl?: string | undefined;
  /** Where map tiles come from, as VITE_MAP_TILES_URL says. */
  mapTilesUrl?: string | undefined;
  /** Which Trusted Types policies scripts may make: none, but in the demo. */
  trustedTypes?: string;
}

const OPEN_STREET_MAP = 'https://tile.openstreetmap.org';

const originOf = (address: string | undefined, usual: string) => {
  if (address === undefined || address === '') return usual;
  return address.startsWith('/') ? '' : new URL(address.replaceAll(/[{}]/g, '')).origin;
};

/**
 * What may be loaded, and from where (SECURITY-1): nothing but what is named. Scripts and styles are files of the
 * application alone; pictures may come from any host over TLS, for the upload service says where they are. No text
 * becomes markup or the address of a script (SECURITY-3).
 */
export function contentSecurityPolicy({
  apiUrl,
  mapTilesUrl,
  trustedTypes = "'none'",
}: Hosts = {}): string {
  const api = originOf(apiUrl, '');
  const tiles = originOf(mapTilesUrl, OPEN_STREET_MAP);
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

/** The headers that every answer of the host carries (SECURITY-1, SECURITY-2). */
export const securityHeaders = (hosts: Hosts = {}): Record<string, string> => ({
  'Content-Security-Policy': contentSecurityPolicy(hosts),
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
});
