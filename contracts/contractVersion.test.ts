import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contractVersion } from './contractVersion.ts';
import { releaseHash } from './pactFile.ts';

test('a change of the contract needs a higher version and a line in its changelog', () => {
  const hash = releaseHash(readFileSync('docs/openapi.json', 'utf8'));
  const released: object = JSON.parse(readFileSync('contracts/released.json', 'utf8'));
  expect(
    released,
    'The contract changed. Put a higher version with a line into contracts/CHANGELOG.md, and run npm run docs.',
  ).toEqual({ version: contractVersion, hash });
});
