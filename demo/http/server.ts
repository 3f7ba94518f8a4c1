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

const HELP = `Serves the mock backend over HTTP, with its controls beside it (docs/demo.md).

  npm run mock-api -- [options]

  --port NUMBER      where it listens, by default 4010
  --host ADDRESS     the address that it listens on, by default this machine alone
  --allow-host NAME  a further name that requests may have as Host, such as 10.0.2.2; may be repeated
  --origin ORIGIN    another origin whose pages may use the controls
  --help             prints this`;

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4010' },
    host: { type: 'string', default: LOCAL_HOST },
    'allow-host': { type: 'string', multiple: true, default: [] as string[] },
    origin: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  console.log(HELP);
  process.exit();
}
const port = Number(values.port);
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error(`--port ${values.port} is no port: a number from 0 to 65535 is.`);
  process.exit(1);
}
const backend = createBackend();
installClock(backend.controls);
await backend.seed('standard');

const { url } = await listen(backend.handlers, {
  controls: controlHandlers(backend),
  port,
  host: values.host,
  allowedHosts: values['allow-host'],
  origin: values.origin,
});
console.log(`The mock backend answers at ${url}/api/v1. Sign in with:`);
for (const { email, password, type } of Object.values(people)) {
  console.log(`  ${email}  ${password}  (${type})`);
}
console.log(`Its controls are at ${url}/demo: docs/demo.md says which.`);
