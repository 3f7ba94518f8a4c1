import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { people } from '../fixtures/people.ts';
import { securityHeaders } from './docs/securityHeaders.ts';
import { serveFiles } from './serveFiles.ts';

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
  const server = createServer(serveFiles('dist-demo', headers));
  server
    .on('error', sayWhyNot)
    .listen(port, values.host, () => sayWhere((server.address() as AddressInfo).port));
}
