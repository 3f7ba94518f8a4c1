import { readFileSync } from 'node:fs';
import { securityHeaders } from './securityHeaders.ts';

const files = ['hosting/nginx.conf', 'hosting/Caddyfile', 'hosting/_headers'];

/** The value of a header in any of the files. The API's own policy stays as it is. */
const headerValue = (name: string) =>
  new RegExp(`(${name}:? "?)(?!default-src 'none'; sandbox)[^"\\n]+`, 'g');

/**
 * The configuration files of hosts with the current security headers, by path. Everything else in
 * them is written by hand.
 */
export const hostingFiles = (): Record<string, string> =>
  Object.fromEntries(
    files.map((file) => [
      file,
      Object.entries(securityHeaders()).reduce(
        (text, [name, value]) => text.replaceAll(headerValue(name), (_, prefix) => prefix + value),
        readFileSync(file, 'utf8'),
      ),
    ]),
  );
