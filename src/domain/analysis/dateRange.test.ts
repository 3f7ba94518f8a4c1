import { expect, test } from 'vitest';
import { inRange, readRange } from './dateRange.ts';

const at = (createdAt: string | null) => ({ createdAt });
const all = [
  at('2026-03-01T00:00:00'),
  at('2026-03-02T23:59:59'),
  at('2026-03-03T12:00:00'),
  at(null),
];

test('both days are counted in, from their first to their last moment (REPORT-13)', () => {
  expect(inRange(all, { from: '2026-03-01', to: '2026-03-02' })).toEqual(all.slice(0, 2));
  expect(inRange(all, { from: '2026-03-03', to: '' })).toEqual([all[2]]);
});

test('an open range holds everything, also what has no date (REPORT-13)', () => {
  expect(inRange(all, { from: '', to: '' })).toEqual(all);
});

test('what is no day in an address is left out (REPORT-13)', () => {
  expect(readRange('2026-03-01', 'soon')).toEqual({ from: '2026-03-01', to: '' });
  expect(readRange(null, '2026-99-99')).toEqual({ from: '', to: '' });
});
