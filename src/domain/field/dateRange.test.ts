import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { responsesByDay } from '../analysis/responsesByDay.ts';
import { type DateRange, hasDays, isInRange, presets, readRange } from './dateRange.ts';

const filterByRange = (items: { createdAt: string | null }[], range: DateRange) =>
  items.filter(isInRange(range));

const createRecord = (createdAt: string | null) => ({ createdAt });
const all = [
  createRecord('2026-03-01T00:00:00'),
  createRecord('2026-03-02T23:59:59'),
  createRecord('2026-03-03T12:00:00'),
  createRecord(null),
];

test('a range includes all of its first and its last day (REPORT-13)', () => {
  expect(filterByRange(all, { from: '2026-03-01', to: '2026-03-02' })).toEqual(all.slice(0, 2));
  expect(filterByRange(all, { from: '2026-03-03', to: '' })).toEqual([all[2]]);
});

test('a range without days includes everything, also responses without a date (REPORT-13)', () => {
  expect(filterByRange(all, { from: '', to: '' })).toEqual(all);
});

test('an invalid day in an address is ignored (REPORT-13)', () => {
  expect(readRange('2026-03-01', 'soon')).toEqual({ from: '2026-03-01', to: '' });
  expect(readRange(null, '2026-99-99')).toEqual({ from: '', to: '' });
  expect(readRange('late 2026-03-01', '2026-03-01T10:00')).toEqual({ from: '', to: '' });
  expect(readRange(null, '2026-03-02')).toEqual({ from: '', to: '2026-03-02' });
  expect(readRange('2026-02-29', '2026-02-31')).toEqual({ from: '', to: '' });
  expect(readRange('2024-02-29', '2026-04-31')).toEqual({ from: '2024-02-29', to: '' });
});

test('the last moment of the last day is in the range; a missing date is not (REPORT-13)', () => {
  const last = createRecord('2026-03-02T23:59:59.999');
  const items = [last, createRecord('2026-03-03T00:00:00'), createRecord(null)];
  expect(filterByRange(items, { from: '', to: '2026-03-02' })).toEqual([last]);
});

test('a range with only a first or only a last day counts as a range (REPORT-13)', () => {
  expect(hasDays({ from: '', to: '2026-03-02' })).toBe(true);
  expect(hasDays({ from: '2026-03-02', to: '' })).toBe(true);
  expect(hasDays({ from: '', to: '' })).toBe(false);
});

test('named ranges end today and include both days (REPORT-20)', () => {
  expect(presets['Last 7 days']('2026-03-01')).toEqual({ from: '2026-02-23', to: '2026-03-01' });
  expect(presets['Last 30 days']('2026-03-01')).toEqual({ from: '2026-01-31', to: '2026-03-01' });
  expect(presets['This year']('2026-03-01')).toEqual({ from: '2026-01-01', to: '2026-03-01' });
});

afterEach(() => {
  process.env.TZ = 'UTC';
});

// Zones where a day begins at 1 a.m., has midnight twice, or is skipped.
test.each([
  'UTC',
  'America/Santiago',
  'Africa/Cairo',
  'Atlantic/Azores',
  'America/Havana',
  'Pacific/Apia',
  'Asia/Kathmandu',
])(
  'in %s each day’s range holds what the chart counts, and the days add up to the total (LAW-5)',
  (timeZone) => {
    process.env.TZ = timeZone;
    const time = fc.oneof(
      fc.integer({ min: Date.UTC(2010, 0), max: Date.UTC(2030, 0) }),
      // Close together, so that each day has many.
      fc.integer({ min: Date.UTC(2026, 2, 28), max: Date.UTC(2026, 3, 2) }),
      fc.integer({ min: Date.UTC(2026, 9, 24), max: Date.UTC(2026, 9, 27) }),
    );
    const dated = time.map((timestamp) => ({ createdAt: new Date(timestamp).toISOString() }));
    const undated = fc.constantFrom({ createdAt: null }, { createdAt: 'some day' });
    const responses = fc.array(
      fc.oneof({ weight: 9, arbitrary: dated }, { weight: 1, arbitrary: undated }),
      {
        maxLength: 40,
      },
    );
    fc.assert(
      fc.property(responses, (all) => {
        const days = responsesByDay(all);
        for (const { day, count } of days) {
          expect(filterByRange(all, { from: day, to: day })).toHaveLength(count);
        }
        const withDate = all.filter(({ createdAt }) => !Number.isNaN(Date.parse(createdAt ?? '')));
        const sum = days.reduce((total, { count }) => total + count, 0);
        expect(sum).toBe(withDate.length);
        const [first, last] = [days[0]?.day ?? '', days.at(-1)?.day ?? ''];
        expect(filterByRange(all, { from: first, to: last })).toHaveLength(
          first ? sum : all.length,
        );
      }),
    );
  },
);
