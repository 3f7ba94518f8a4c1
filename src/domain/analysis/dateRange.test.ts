import { expect, test } from 'vitest';
import { hasDays, inRange, readRange } from './dateRange.ts';

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
  expect(readRange('late 2026-03-01', '2026-03-01T10:00')).toEqual({ from: '', to: '' });
  expect(readRange(null, '2026-03-02')).toEqual({ from: '', to: '2026-03-02' });
});

test('the last moment of the last day is in the range, and what has no date is not (REPORT-13)', () => {
  const last = at('2026-03-02T23:59:59.999');
  const items = [last, at('2026-03-03T00:00:00'), at(null)];
  expect(inRange(items, { from: '', to: '2026-03-02' })).toEqual([last]);
});

test('a range with one day excludes something (REPORT-13)', () => {
  expect(hasDays({ from: '', to: '2026-03-02' })).toBe(true);
  expect(hasDays({ from: '2026-03-02', to: '' })).toBe(true);
  expect(hasDays({ from: '', to: '' })).toBe(false);
});
