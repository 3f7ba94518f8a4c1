import { rmSync } from 'node:fs';
import { WRITTEN_PACTS } from './pactFile.ts';

/** Pact writes into an existing file: stale interactions must not stay in it. */
export default function emptyPacts() {
  rmSync(WRITTEN_PACTS, { recursive: true, force: true });
}
