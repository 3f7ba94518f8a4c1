import { rmSync } from 'node:fs';

/** Pact writes into an existing file: what no test says any more must not stay in it. */
export default function emptyPacts() {
  rmSync('contracts/pacts', { recursive: true, force: true });
}
