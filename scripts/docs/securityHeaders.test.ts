import { expect, test } from 'vitest';
import { hostingFiles } from './hostingFiles.ts';
import { contentSecurityPolicy, securityHeaders } from './securityHeaders.ts';

/** The parts of a file that answer with the application's files, each with its own headers. */
const parts = (text: string) => {
  const locations = text.match(/location \/(?:assets\/)? \{[^}]*\}/g);
  return locations ?? [text];
};

test.each(Object.entries(hostingFiles()))('%s carries every header (SECURITY-2)', (file, text) => {
  expect(parts(text)).toHaveLength(file.includes('nginx') ? 2 : 1);
  for (const part of parts(text)) {
    for (const [name, value] of Object.entries(securityHeaders())) {
      const words = part.replaceAll('"', '').replace(`${name}:`, name);
      expect(words).toContain(`${name} ${value}`);
    }
  }
});

test('responses of the API have a Content-Security-Policy that forbids everything (SECURITY-2)', () => {
  for (const text of Object.values(hostingFiles())) {
    expect(text).toMatch(/Content-Security-Policy:? "?default-src 'none'; sandbox"?/);
  }
});

test('the policy allows hosts of the environment, and no others (SECURITY-1)', () => {
  const policy = contentSecurityPolicy({
    apiUrl: 'https://api.example.com/v1',
    mapTilesUrl: 'https://{s}tiles.example.net/{z}/{x}/{y}.png',
  });
  expect(policy).toContain(
    "connect-src 'self' https://api.example.com https://stiles.example.net;",
  );
  expect(contentSecurityPolicy({ apiUrl: '/api/v1', mapTilesUrl: '/t/{z}' })).toContain(
    "connect-src 'self';",
  );
  expect(policy).not.toContain('unsafe');
});
