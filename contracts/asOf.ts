import { readFileSync } from 'node:fs';
import { beside } from './beside.ts';
import type { Verified } from './verificationReport.ts';

/** The first version of the contract with each rule. `npm run docs` adds new rules. */
const since: Record<string, string> = JSON.parse(readFileSync(beside('since.json'), 'utf8'));

/** The versions of the contract, the newest first. */
export const versions: string[] = [
  ...readFileSync(beside('CHANGELOG.md'), 'utf8').matchAll(/^## (\S+)/gm),
].flatMap(([, version]) => version ?? []);

const isNewer = (one: string, other: string): boolean =>
  one.localeCompare(other, 'en', { numeric: true }) > 0;

/** Whether a case that is new in `since` runs against a server of this version of the contract. */
export const isAsked = (since: string, version: string | undefined): boolean =>
  version === undefined || !isNewer(since, version);

/** The result for a version of the contract: a failed rule that is newer than it is pending. */
export function asOf(result: Verified, version: string | undefined): Verified {
  const from = since[result.name];
  if (result.ok || version === undefined || from === undefined || !isNewer(from, version)) {
    return result;
  }
  return { ...result, ok: true, isNotShown: true, details: `pending: new in ${from}` };
}
