import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Response } from '#domain/response/response.ts';
import { rowFinder } from '#ui/list/rowFinder.ts';
import { responseColumns } from './responseColumns.ts';

test('each column is sorted by its value; a name links to its response if that has a survey (RESPONSES-2)', () => {
  const columns = responseColumns(({ id, surveyId }) => ({ to: `/${surveyId}/${id}` }));
  const response: Response = {
    id: 3,
    survey: { id: 7, title: 'Tea' },
    surveyorName: 'Ada King',
    timeSpent: 3_720,
    completionPercentage: 50,
    createdAt: '2026-03-01T10:00:00Z',
  } as Response;
  const created = Date.parse('2026-03-01T10:00:00Z');
  expect(columns.map(({ id, sortValue }) => [id, sortValue?.(response)])).toEqual([
    ['name', 'Ada King'],
    ['survey', 'Tea'],
    ['time', 3_720],
    ['completion', 50],
    ['created', created],
  ]);
  const readLink = (row: Response) => {
    const [name] = columns;
    return name && 'decorate' in name ? name.decorate?.(row).link?.to : undefined;
  };
  expect(readLink(response)).toBe('/7/3');
  expect(readLink({ ...response, survey: null })).toBeUndefined();
});

test('responses are ordered by time, whatever its offset (FIND-3)', () => {
  const time = fc.tuple(
    fc.date({ min: new Date('2026-03-01'), max: new Date('2026-03-03'), noInvalidDate: true }),
    fc.constantFrom('+13:00', '-10:00', 'Z'),
  );
  const timestamps = time.map(([date, offset]) => `${date.toISOString().slice(0, 19)}${offset}`);
  const find = rowFinder<Response & { status?: string }>(responseColumns(() => ({ to: '' })));
  fc.assert(
    fc.property(fc.array(timestamps), fc.boolean(), (times, isDescending) => {
      const rows = times.map((createdAt, index) => ({ id: index + 1, createdAt }));
      const sort = { column: 'created', isDescending };
      const sorted = find(rows, { text: '', status: '', sort }).map(({ createdAt }) =>
        Date.parse(createdAt ?? ''),
      );
      const sign = isDescending ? -1 : 1;
      expect(sorted).toEqual(sorted.toSorted((a, b) => sign * (a - b)));
    }),
  );
});

test('people without a name are last in either order, not between L and N (FIND-3)', () => {
  const columns = responseColumns(() => ({ to: '/' }));
  const createResponse = (id: number, surveyorName: string | null) =>
    ({ id, surveyorName }) as Response;
  const rows = [
    createResponse(1, 'Zoe'),
    createResponse(2, null),
    createResponse(3, ' '),
    createResponse(4, 'Leo'),
    createResponse(5, 'Nora'),
  ];
  const sorted = (isDescending: boolean) =>
    rowFinder<Response & { status?: string }>(columns)(rows, {
      text: '',
      status: '',
      sort: { column: 'name', isDescending },
    }).map(({ id }) => id);
  expect(sorted(false)).toEqual([4, 5, 1, 2, 3]);
  expect(sorted(true)).toEqual([1, 5, 4, 2, 3]);
});
