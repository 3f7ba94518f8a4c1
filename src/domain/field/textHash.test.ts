import { expect, test } from 'vitest';
import { textHash } from './textHash.ts';

// Standard values of FNV-1a with 64 bits.
test.each([
  ['', 'cbf29ce484222325'],
  ['a', 'af63dc4c8601ec8c'],
  ['foobar', '85944171f73967e8'],
])('%j has the hash of FNV-1a (REPORT-19)', (text, hash) => {
  expect(textHash(text)).toBe(BigInt(`0x${hash}`).toString(36));
});

test('two texts that share a hash of 32 bits have different ones of 64 (REPORT-19)', () => {
  expect(textHash('costarring')).not.toBe(textHash('liquid'));
});
