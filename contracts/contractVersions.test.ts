import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { applyVersion, isIncluded, versions } from './contractVersions.ts';
import { releaseHash, wholeContract } from './pactFile.ts';
import type { Verified } from './verificationReport.ts';

const since: Record<string, string> = JSON.parse(readFileSync('contracts/since.json', 'utf8'));
const newest = Object.keys(since).find((name) => since[name] !== versions.at(-1)) ?? '';
const failed = (name: string): Verified => ({
  half: 'journeys',
  group: 'journeys',
  name,
  ok: false,
  details: 'no',
});

test('a rule is pending for versions before it, and fails for its own version', () => {
  expect(applyVersion(failed(newest), '0.1.0')).toMatchObject({ ok: true, isNotShown: true });
  expect(applyVersion(failed(newest), since[newest]).ok).toBe(false);
  expect(applyVersion(failed(newest), '0.10.0').ok).toBe(false);
  expect(applyVersion(failed(newest), undefined).ok).toBe(false);
  expect(applyVersion(failed('an old rule'), '0.1.0').ok).toBe(false);
});

test('a newer case of a journey is not asked of an earlier version', () => {
  expect(isIncluded('0.3.2', '0.3.1')).toBe(false);
  expect(isIncluded('0.3.2', '0.3.2')).toBe(true);
  expect(isIncluded('0.3.2', '0.10.0')).toBe(true);
  expect(isIncluded('0.3.2', undefined)).toBe(true);
});

test('a change of the contract needs a higher version and a line in its changelog', () => {
  expect(Object.keys(since), 'Run npm run docs.').toEqual(wholeContract().names);
  expect(Object.values(since).filter((version) => !versions.includes(version))).toEqual([]);
  const hash = releaseHash(readFileSync('docs/openapi.json', 'utf8'));
  const released: object = JSON.parse(readFileSync('contracts/released.json', 'utf8'));
  expect(
    released,
    'The contract changed. Put a higher version with a line into contracts/CHANGELOG.md, and run npm run docs.',
  ).toEqual({ version: versions[0], hash });
});
