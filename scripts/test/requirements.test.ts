import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { knownNumbers, NUMBER, requirements } from './requirements.ts';

const findPrefix = (number: string) => number.replace(/\d+$/, '');

test('every number of a requirement that a test or a comment names exists', () => {
  expect(requirements).not.toEqual([]);
  expect(knownNumbers.size).toBe(requirements.length);
  const prefixes = new Set([...knownNumbers].map(findPrefix));
  const folders = 'src,packages,mocks,demo,contracts,fixtures,component,e2e,scripts';
  const unknown = globSync(`{${folders}}/**/*.{ts,tsx}`, {
    exclude: (path) => path.includes('node_modules'),
  }).flatMap((path) =>
    (readFileSync(path, 'utf8').match(NUMBER) ?? [])
      .filter((number) => prefixes.has(findPrefix(number)) && !knownNumbers.has(number))
      .map((number) => `${number} in ${path}`),
  );
  expect(unknown).toEqual([]);
});
