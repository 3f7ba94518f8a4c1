import { array, assert, constantFrom, date, property } from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { localDay } from '#domain/format/dates.ts';
import { responsesByDay } from './responsesByDay.ts';

const countIn = (timeZone: string, ...times: string[]) => {
  process.env.TZ = timeZone;
  return responsesByDay(times.map((createdAt) => ({ createdAt })));
};

afterEach(() => {
  process.env.TZ = 'UTC';
});

test.each([
  ['UTC', '2026-03-01'],
  ['Pacific/Kiritimati', '2026-03-02'],
  ['America/St_Johns', '2026-03-01'],
])('in %s a response of March 1, 12:30 UTC belongs to the day %s (SEAM-30)', (timeZone, day) => {
  expect(countIn(timeZone, '2026-03-01T12:30:00.000Z')).toEqual([{ day, count: 1 }]);
});

test('the day of the change to summer time is one day (SEAM-30)', () => {
  const dayCounts = countIn(
    'Europe/Berlin',
    '2026-03-28T23:00:00.000Z',
    '2026-03-29T00:59:00.000Z',
    '2026-03-29T21:59:00.000Z',
    '2026-03-29T22:00:00.000Z',
  );
  expect(dayCounts).toEqual([
    { day: '2026-03-29', count: 3 },
    { day: '2026-03-30', count: 1 },
  ]);
});

test('each response counts for its own local day in every time zone (SEAM-30)', () => {
  const zone = constantFrom(
    'UTC',
    'Asia/Kathmandu',
    'America/St_Johns',
    'Australia/Lord_Howe',
    'Pacific/Apia',
    'Africa/Monrovia',
    'Europe/Dublin',
  );
  // Until 1972 the days of Liberia did not begin with a quarter of an hour.
  const times = date({
    min: new Date('1972-02-01'),
    max: new Date('2040-01-01'),
    noInvalidDate: true,
  });
  assert(
    property(zone, array(times, { maxLength: 50 }), (timeZone, all) => {
      const dayCounts = countIn(timeZone, ...all.map((time) => time.toISOString()));
      const expected = Map.groupBy(all, localDay);
      expect(new Map(dayCounts.map(({ day, count }) => [day, count]))).toEqual(
        new Map([...expected].map(([day, { length }]) => [day, length])),
      );
    }),
  );
});

test('responses are counted by day, in order, without those that have no date', () => {
  const createResponse = (createdAt: string | null) => ({ createdAt });
  expect(
    responsesByDay([
      createResponse('2026-03-02T10:00:00Z'),
      createResponse('2026-03-01T10:00:00Z'),
      createResponse('2026-03-02T23:00:00Z'),
      createResponse('yesterday'),
      createResponse(null),
    ]),
  ).toEqual([
    { day: '2026-03-01', count: 1 },
    { day: '2026-03-02', count: 2 },
  ]);
});
