import { readFileSync } from 'node:fs';
import { pathInContracts } from './packagePaths.ts';
import type { Verified } from './verificationReport.ts';

/** The first version of the contract with each rule. `npm run docs` adds new rules. */
const since: Record<string, string> = JSON.parse(
  readFileSync(pathInContracts('since.json'), 'utf8'),
);

/** The versions of the contract, the newest first. */
export const versions: string[] = [
  ...readFileSync(pathInContracts('CHANGELOG.md'), 'utf8').matchAll(/^## (\S+)/gm),
].flatMap(([, version]) => version ?? []);

const isNewer = (a: string, b: string): boolean => a.localeCompare(b, 'en', { numeric: true }) > 0;

/** Whether a case that was added in version `since` is run for a server of this contract version. */
export const isIncluded = (since: string, version: string | undefined): boolean =>
  version === undefined || !isNewer(since, version);

/** The result for a version of the contract: a failed rule that is newer than it is pending. */
export function applyVersion(result: Verified, version: string | undefined): Verified {
  const firstVersion = since[result.name];
  if (
    result.ok ||
    version === undefined ||
    firstVersion === undefined ||
    !isNewer(firstVersion, version)
  ) {
    return result;
  }
  return { ...result, ok: true, isNotShown: true, details: `pending: new in ${firstVersion}` };
}
