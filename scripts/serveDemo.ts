import { parseArgs } from 'node:util';
import { preview } from 'vite';
import { people } from '../fixtures/people.ts';

const { values } = parseArgs({
  options: { port: { type: 'string', default: '3000' }, quiet: { type: 'boolean' } },
});
const port = Number(values.port);

try {
  await preview({ mode: 'demo', logLevel: 'error', preview: { port, strictPort: true } });
  if (!values.quiet) {
    console.log(`\nCanvass is at http://localhost:${port}. Sign in with:\n`);
    for (const { email, password, type } of Object.values(people)) {
      const role = type === 'SUPER_ADMIN' ? 'super administrator' : 'owner';
      console.log(`  ${email.padEnd(24)} ${password.padEnd(12)} ${role}`);
    }
    console.log('\nThe Demo button at the right edge opens the panel for testers (docs/demo.md).');
    console.log('Stop it with Ctrl+C.');
  }
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  console.error(
    message.includes('already in use')
      ? `Port ${port} is in use. Stop what runs there, or choose another: npm run serve:demo -- --port ${port + 1}`
      : message,
  );
  process.exitCode = 1;
}
