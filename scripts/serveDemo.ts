import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import sirv, { type Options } from 'sirv';
import { people } from '../fixtures/people.ts';
import { securityHeaders } from './docs/securityHeaders.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '3000' },
    host: { type: 'string', default: '127.0.0.1' },
  },
});
const port = Number(values.port);

/** The demo's map tiles come from its own backend, whose service worker needs the one policy. */
const headers = securityHeaders({
  mapTilesUrl: '/api/v1/map-tiles/{z}/{x}/{y}',
  trustedTypes: 'default',
});

/** Like a good host: hashed files are cached for ever, others are revalidated. */
const options: Options = {
  etag: true,
  setHeaders: (response, pathname) => {
    const isNamedAfterContent = pathname.startsWith('/assets/');
    const caching = isNamedAfterContent ? 'public, max-age=31536000, immutable' : 'no-cache';
    response.setHeader('cache-control', caching);
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  },
};
const serveAsset = sirv('dist-demo', options);
/** Any other address is the application's, also one with a dot, such as a reset link's. */
const servePage = sirv('dist-demo', { ...options, single: true, ignores: false });

function sayWhere(usedPort: number) {
  console.log(`\nCanvass is at http://localhost:${usedPort}. Sign in with:\n`);
  for (const { email, password, type } of Object.values(people)) {
    const role = type === 'SUPER_ADMIN' ? 'super administrator' : 'owner';
    console.log(`  ${email.padEnd(24)} ${password.padEnd(12)} ${role}`);
  }
  console.log('\nThe Demo button at the right edge opens the panel for testers (docs/demo.md).');
  console.log('Stop it with Ctrl+C.');
}

function sayWhyNot({ code, message }: NodeJS.ErrnoException) {
  console.error(
    code === 'EADDRINUSE'
      ? `Port ${port} is in use. Stop what runs there, or choose another: npm run demo -- --port ${port + 1}`
      : message,
  );
  process.exitCode = 1;
}

// With 0 the system chooses a free port.
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error(`"${values.port}" is no port: a number from 1 to 65535 is.`);
  process.exitCode = 1;
} else {
  const server = createServer((request, response) => {
    const serve = request.url?.startsWith('/assets/') ? serveAsset : servePage;
    serve(request, response);
  });
  server
    .on('error', sayWhyNot)
    .listen(port, values.host, () => sayWhere((server.address() as AddressInfo).port));
}
