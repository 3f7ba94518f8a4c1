import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Response } from '#domain/response/response.ts';
import { rowFinder } from '#ui/list/rowFinder.ts';
import { responseColumns } from './responseColumns.ts';

test('responses are ordered by time, whatever its offset (FIND-3)', () => {
  const time = fc.tuple(
    fc.date({ min: new Date('2026-03-01'), max: new Date('2026-03-03'), noInvalidDate: true }),
    fc.constantFrom('+13:00', '-10:00', 'Z'),
  );
  const written = time.map(([date, offset]) => `${date.toISOString().slice(0, 19)}${offset}`);
  const find = rowFinder<Response & { status?: string }>(responseColumns(() => ({ to: '' })));
  fc.assert(
    fc.property(fc.array(written), fc.boolean(), (times, isDescending) => {
      const rows = times.map((createdAt, at) => ({ id: at + 1, createdAt }));
      const sort = { column: 'created', isDescending };
      const sorted = find(rows, { text: '', status: '', sort }).map(({ createdAt }) =>
        Date.parse(createdAt ?? ''),
      );
      const sign = isDescending ? -1 : 1;
      expect(sorted).toEqual(sorted.toSorted((one, other) => sign * (one - other)));
    }),
  );
});
