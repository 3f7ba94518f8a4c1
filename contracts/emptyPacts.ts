import { rmSync } from 'node:fs';
import { WRITTEN_PACTS } from './pactFile.ts';

/** Pact adds to an existing file, so stale interactions must be removed first. */
export default function emptyPacts() {
  rmSync(WRITTEN_PACTS, { recursive: true, force: true });
}
