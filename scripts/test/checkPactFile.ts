import { existsSync, readFileSync } from 'node:fs';
import { PACT_FILE, WRITTEN_PACT } from '../../contracts/pactFile.ts';
import { report } from './report.ts';

const readText = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

report([
  {
    ok: readText(WRITTEN_PACT) === readText(PACT_FILE),
    text: 'the consumer tests write the pact of contracts/pacts; if not: npm run contracts:test',
  },
]);
