import { expect, test } from 'vitest';
import { pastedTextProblem } from './pastedTextProblem.ts';

test('a pasted text of more than 200,000 characters is not read, and says why (BUILDER-43)', () => {
  expect(pastedTextProblem('a'.repeat(200_000))).toBe(null);
  expect(pastedTextProblem('a'.repeat(200_001))).toBe(
    'This text has 200,001 characters, and at most 200,000 are read at once: add it in parts.',
  );
});
