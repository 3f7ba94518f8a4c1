import { expect, test } from 'vitest';
import { hostingFiles } from './hostingFiles.ts';
import { contentSecurityPolicy, securityHeaders } from './securityHeaders.ts';

test.each(Object.entries(hostingFiles()))('%s carries every header (SECURITY-2)', (_, text) => {
  for (const [name, value] of Object.entries(securityHeaders())) {
    expect(text).toContain(name);
    expect(text).toContain(value);
  }
  expect(text).toContain('X-Frame-Options');
  expect(text).toContain("frame-ancestors 'none'");
  expect(text).toContain('nosniff');
  expect(text).toContain('same-origin');
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
