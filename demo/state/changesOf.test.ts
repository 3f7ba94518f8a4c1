import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changesOf, withChanges } from './changesOf.ts';

const records = fc.array(fc.record({ id: fc.nat(9), text: fc.string({ maxLength: 2 }) }), {
  maxLength: 12,
});

test('only changed records are stored, in order (DEMO-31)', () => {
  fc.assert(
    fc.property(records, records, (base, now) => {
      const changes = JSON.parse(JSON.stringify(changesOf({ users: base }, { users: now })));
      expect(withChanges({ users: base }, changes)).toEqual({ users: now });
    }),
  );
});

test('a changed record is stored, and no other (DEMO-31)', () => {
  const base = [{ id: 1 }, { id: 2 }, { id: 3 }, { id: 4 }];
  const now = [{ id: 1 }, { id: 2, title: 'New' }, { id: 3 }, { id: 4 }, { id: 5 }];
  expect(changesOf({ users: base, agents: base }, { users: now, agents: base })).toEqual({
    users: [[0, 1], { id: 2, title: 'New' }, [2, 4], { id: 5 }],
  });
});
