import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { questionTypes } from './question.ts';

test('only question.ts compares the name of a type: the rest asks for its properties', () => {
  const name = `'(?:${Object.keys(questionTypes).join('|')})'`;
  const comparison = new RegExp(
    `\\btype\\s*[!=]==\\s*${name}|${name}\\s*[!=]==\\s*\\w*\\.?type\\b`,
  );
  const comparing = globSync('{src,mocks,fixtures}/**/*.{ts,tsx}', {
    exclude: ['**/*.test.ts', 'src/domain/survey/question.ts'],
  }).filter((file) => comparison.test(readFileSync(file, 'utf8')));
  expect(comparing).toEqual([]);
});
