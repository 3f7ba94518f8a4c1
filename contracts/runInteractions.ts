import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Verifier } from '@pact-foundation/pact';
import { PACT_FILE } from './pactFile.ts';
import type { Provider } from './provider.ts';

// Runs in a process of its own for verify.ts, with the interactions of one call: the verifier
// prints from native code, which only a separate process can capture.
const { CANVASS_PROVIDER = '', CANVASS_DESCRIPTIONS = '[]' } = process.env;
const { providerUrl, statesUrl, headers, timeoutMs }: Provider = JSON.parse(CANVASS_PROVIDER);
const descriptions: string[] = JSON.parse(CANVASS_DESCRIPTIONS);

/** A pact of only these interactions. */
function writeSelectedPact(folder: string): string {
  const pact = JSON.parse(readFileSync(PACT_FILE, 'utf8'));
  const interactions = pact.interactions.filter(({ description }: { description: string }) =>
    descriptions.includes(description),
  );
  const file = join(folder, 'pact.json');
  writeFileSync(file, JSON.stringify({ ...pact, interactions }));
  return file;
}

const folder = mkdtempSync(join(tmpdir(), 'canvass-contract-'));
try {
  await new Verifier({
    provider: 'canvass-api',
    pactUrls: [writeSelectedPact(folder)],
    logLevel: 'error',
    timeout: timeoutMs,
    providerBaseUrl: providerUrl,
    ...(Object.keys(headers).length > 0 && { customProviderHeaders: headers }),
    ...(statesUrl && { providerStatesSetupUrl: statesUrl, providerStatesSetupBody: true }),
  }).verifyProvider();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true });
}
