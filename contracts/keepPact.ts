import { copyFileSync } from 'node:fs';
import { PACT_FILE, WRITTEN_PACT } from './pactFile.ts';

/** Replaces the committed pact by the one that all consumer tests just wrote. */
copyFileSync(WRITTEN_PACT, PACT_FILE);
