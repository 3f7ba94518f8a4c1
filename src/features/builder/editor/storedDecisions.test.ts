import { expect, test } from 'vitest';
import { decide, noDecisions } from '#questionnaire/decisions.ts';
import { readDecisions, storedDecisions } from './storedDecisions.ts';

test('decisions are stored with their text; invalid data is ignored (BUILDER-43)', () => {
  const decided = decide(noDecisions, [0, 2], { kind: 'heading', required: true });
  const storedValue: unknown = JSON.parse(JSON.stringify(storedDecisions(decided)));
  expect(readDecisions(storedValue)).toEqual(decided);
  for (const garbage of [undefined, null, 7, [[1]], [['a', {}]], [[1, { kind: 'poem' }]]]) {
    expect(readDecisions(garbage)).toEqual(noDecisions);
  }
});
