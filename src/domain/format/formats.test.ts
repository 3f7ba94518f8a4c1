import fc from 'fast-check';
import { expect, test } from 'vitest';
import { responsesByDay } from '#domain/analysis/responsesByDay.ts';
import { isInRange } from '#domain/field/dateRange.ts';
import { safeImageUrl } from '#domain/field/images.ts';
import { isPlausibleTimestamp } from '#domain/field/plausibleValues.ts';
import { fullName } from '#domain/person/fullName.ts';
import { responseName } from '#domain/response/response.ts';
import { canonicalPath } from '../paths.ts';
import {
  formatDay,
  formatLongDate,
  formatMoment,
  formatShortDate,
  formatTimestamp,
  localDay,
} from './dates.ts';
import { formatDuration, formatPercent, pluralize } from './figures.ts';

test.each([
  [null, 'N/A'],
  [undefined, 'N/A'],
  [-5, 'N/A'],
  [Number.NaN, 'N/A'],
  [0, 'Less than 1 min.'],
  [59, 'Less than 1 min.'],
  [60, '0 hr(s) 1 min(s)'],
  [2700, '0 hr(s) 45 min(s)'],
  [3599, '0 hr(s) 59 min(s)'],
  [3600, '1 hr(s) 0 min(s)'],
  [3900, '1 hr(s) 5 min(s)'],
])('%s seconds are shown as %j (FORMAT-1)', (seconds, text) => {
  expect(formatDuration(seconds)).toBe(text);
});

test.each([
  [0, '0.00%'],
  [66.666, '66.67%'],
  [100, '100.00%'],
  [null, 'N/A'],
  [undefined, 'N/A'],
  [Number.NaN, 'N/A'],
])('%s percent is shown as %j (FORMAT-2)', (percentage, text) => {
  expect(formatPercent(percentage)).toBe(text);
});

test('survey dates are long, response dates MMM DD, YYYY (FORMAT-3, FORMAT-4)', () => {
  expect(formatLongDate('2026-03-02T12:00:00.000Z')).toBe('March 2, 2026');
  expect(formatShortDate('2026-03-02T12:00:00.000Z')).toBe('Mar 02, 2026');
  expect(formatShortDate('2026-09-30T12:00:00.000Z')).toBe('Sep 30, 2026');
  expect(formatLongDate('yesterday')).toBe('N/A');
  expect(formatShortDate(null)).toBe('N/A');
  expect(formatShortDate(undefined)).toBe('N/A');
});

test('a day is formatted as a long date, and an invalid day as N/A', () => {
  expect(formatDay('2026-03-02')).toBe('March 2, 2026');
  expect(formatDay('someday')).toBe('N/A');
});

test('a date without a time is that day in every time zone', () => {
  const zone = process.env.TZ;
  try {
    for (const timeZone of ['UTC', 'Pacific/Tongatapu', 'Pacific/Honolulu', 'America/Sao_Paulo']) {
      process.env.TZ = timeZone;
      expect(formatShortDate('2026-03-02')).toBe('Mar 02, 2026');
      expect(formatTimestamp('2026-03-02')).toMatch(/^2026-03-02T00:00:00/);
      expect(responsesByDay([{ createdAt: '2026-03-02' }])[0]?.day).toBe('2026-03-02');
      const isIn = isInRange({ from: '2026-03-02', to: '2026-03-02' });
      expect(isIn({ createdAt: '2026-03-02' })).toBe(true);
    }
  } finally {
    process.env.TZ = zone;
  }
});

test('a time of today shows "today", others their date', () => {
  const now = new Date('2026-03-02T20:00:00Z');
  expect(formatMoment('2026-03-02T09:05:00Z', now)).toMatch(/^today 9:05\sAM$/);
  expect(formatMoment('2026-03-01T21:05:00Z', now)).toMatch(/^March 1, 2026 at 9:05\sPM$/);
  expect(formatMoment('someday', now)).toBeNull();
});

test('a local day has two digits for month and day, and four for the year (SEAM-30)', () => {
  expect(localDay(new Date(2026, 2, 1))).toBe('2026-03-01');
  expect(localDay(new Date(2026, 10, 21))).toBe('2026-11-21');
  const early = new Date(2026, 0, 1);
  early.setFullYear(999);
  expect(localDay(early)).toBe('0999-01-01');
});

test('a full name is first, middle if any, last (ENTITY-2)', () => {
  expect(fullName({ firstName: 'Ada', middleName: 'B', lastName: 'King' })).toBe('Ada B King');
  expect(fullName({ firstName: 'Ada', middleName: null, lastName: 'King' })).toBe('Ada King');
});

test('a response is named by surveyorName, otherwise by its user, otherwise N/A (RESPONSES-9)', () => {
  const user = { firstName: 'Ada', middleName: null, lastName: 'King' };
  expect(responseName({ surveyorName: 'Grace Hopper', user })).toBe('Grace Hopper');
  expect(responseName({ surveyorName: ' Grace ', user })).toBe('Grace');
  expect(responseName({ surveyorName: '  ', user })).toBe('Ada King');
  expect(responseName({ surveyorName: null, user: null })).toBe('N/A');
});

test.each([
  ['/surveys/create', '/surveys/create'],
  ['/surveys/create/', '/surveys/create'],
  ['/SURVEYS/Create', '/surveys/create'],
  ['/surveys/%63reate', '/surveys/create'],
  ['/Surveys/Edit/%37', '/surveys/edit/7'],
  ['/', '/'],
  ['//evil.example', undefined],
  ['/surveys/edit/7%2F8', '/surveys/edit/7%2F8'],
  ['/surveys/edit/%', '/surveys/edit/%'],
  ['/nowhere', undefined],
])('the normalised form of the path %j is %j (DRAFT-9)', (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical);
});

test('a date is valid exactly if the calendar has that day (FORMAT-5)', () => {
  const day = fc.tuple(
    fc.integer({ min: 1970, max: 2025 }),
    fc.integer({ min: 0, max: 13 }),
    fc.integer({ min: 0, max: 32 }),
  );
  fc.assert(
    fc.property(
      day,
      fc.constantFrom('', 'T00:00:00Z', 'T23:59:59.999Z'),
      ([year, month, date], time) => {
        const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
        const isThere = month >= 1 && month <= 12 && date >= 1 && date <= last;
        const text = [year, month, date].map((part) => String(part).padStart(2, '0')).join('-');
        expect(isPlausibleTimestamp(text + time)).toBe(isThere);
      },
    ),
  );
});

test('a time in UTC is valid exactly if the same time with an offset is (FORMAT-5)', () => {
  const part = fc.integer({ min: 0, max: 62 }).map((number) => String(number).padStart(2, '0'));
  const time = fc.tuple(part, part, part, fc.constantFrom('', '.0', '.123', '.1234567'));
  fc.assert(
    fc.property(time, ([hours, minutes, seconds, rest]) => {
      const text = `2026-03-02T${hours}:${minutes}:${seconds}${rest}`;
      expect(isPlausibleTimestamp(`${text}Z`)).toBe(isPlausibleTimestamp(`${text}+00:00`));
    }),
  );
});

test.each([
  ['https://example.com/logo.png', 'https://example.com/logo.png'],
  ['http://example.com/logo.png', 'http://example.com/logo.png'],
  [' https://example.com/a.png ', 'https://example.com/a.png'],
  ['/api/v1/uploads/1', '/api/v1/uploads/1'],
  ['data:image/png;base64,AA==', 'data:image/png;base64,AA=='],
  ['javascript:alert(1)', null],
  ['data:text/html,<script>', null],
  ['//example.com/x.png', null],
  ['/\\example.com/x.png', null],
  ['/api\\x.png', null],
  ['', null],
  [null, null],
])('the picture URL %j becomes the safe URL %j', (url, safe) => {
  expect(safeImageUrl(url)).toBe(safe);
});

test('a timestamp names the same second in every time zone, with its offset (SEAM-31)', () => {
  const zones = ['UTC', 'Pacific/Kiritimati', 'America/St_Johns', 'Asia/Kathmandu'];
  const dates = fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true });
  const zone = process.env.TZ;
  try {
    fc.assert(
      fc.property(fc.constantFrom(...zones), dates, (timeZone, date) => {
        process.env.TZ = timeZone;
        const text = formatTimestamp(date.toISOString());
        expect(text).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d)$/);
        expect(Date.parse(text)).toBe(Math.floor(date.getTime() / 1000) * 1000);
        expect(Number(text.slice(11, 13))).toBe(date.getHours());
      }),
    );
  } finally {
    process.env.TZ = zone;
  }
  expect(formatTimestamp('2026-03-02T12:00:00.000Z')).toBe('2026-03-02T12:00:00Z');
  expect(formatTimestamp('no date')).toBe('N/A');
});

test('a count agrees with its noun and its verb (FORMAT-6)', () => {
  expect(pluralize(1, 'line', ['is', 'are'])).toBe('1 line is');
  expect(pluralize(0, 'line', ['is', 'are'])).toBe('0 lines are');
  expect(pluralize(1200, 'answer', ['stays', 'stay'])).toBe('1,200 answers stay');
  expect(pluralize(1, 'row')).toBe('1 row');
});
