import { parseArgs } from 'node:util';
import { people } from '#fixtures/people.ts';
import { createBackend } from '#mocks/createBackend.ts';
import { LOCAL_HOST, listen } from '#mocks/httpServer.ts';
import { installClock } from '../page/installClock.ts';
import { controlHandlers } from './controlHandlers.ts';

process.once('uncaughtException', ({ code, message }: NodeJS.ErrnoException) => {
  console.error(
    code === 'EADDRINUSE' ? `Port ${port} is in use. Choose another: --port ${port + 1}` : message,
  );
  process.exit(1);
});

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4010' },
    host: { type: 'string', default: LOCAL_HOST },
    origin: { type: 'string' },
  },
});
const port = Number(values.port);
const backend = createBackend();
installClock(backend.controls);
await backend.seed('standard');

const { url } = await listen(backend.handlers, {
  controls: controlHandlers(backend),
  port,
  host: values.host,
  origin: values.origin,
});
console.log(`The mock backend answers at ${url}/api/v1. Sign in with:`);
for (const { email, password, type } of Object.values(people)) {
  console.log(`  ${email}  ${password}  (${type})`);
}
console.log(`Its controls are at ${url}/demo: docs/demo.md says which.`);
