import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Response } from '#domain/response/response.ts';
import { rowFinder } from '#ui/list/rowFinder.ts';
import { responseColumns } from './responseColumns.ts';

test('each column defines its text, sort value and style, and a name links to its response (RESPONSES-2, RESPONSES-3)', () => {
  const columns = responseColumns(({ id, surveyId }) => ({ to: `/${surveyId}/${id}` }));
  const response: Response = {
    id: 3,
    survey: { id: 7, title: 'Tea' },
    surveyorName: 'Ada King',
    timeSpent: 3_720,
    completionPercentage: 50,
    createdAt: '2026-03-01T10:00:00Z',
  } as Response;
  const readCells = (row: Response) =>
    columns.map((column) => {
      if (!('text' in column)) throw new Error(`${column.header} is no text`);
      const {
        id: _,
        width: _width,
        narrowWidth: _narrowWidth,
        text,
        sortValue,
        decorate,
        ...look
      } = column;
      return { ...look, text: text(row), order: sortValue?.(row), ...decorate?.(row) };
    });
  const searched = { isSearched: true };
  const link = { className: 'row-link', to: '/7/3' };
  expect(readCells(response)).toEqual([
    {
      ...searched,
      header: 'Name',
      isHeading: true,
      text: 'Ada King',
      order: 'Ada King',
      link,
    },
    { ...searched, header: 'Survey', hiddenOnSmallScreens: true, text: 'Tea', order: 'Tea' },
    {
      ...searched,
      header: 'Time Spent',
      align: 'right',
      hiddenOnSmallScreens: true,
      text: '1 hr(s) 2 min(s)',
      order: 3_720,
    },
    {
      ...searched,
      header: 'Completion %',
      align: 'right',
      unit: ' complete',
      text: '50.00%',
      order: 50,
    },
    {
      ...searched,
      header: 'Created at',
      isInCardHeading: true,
      text: 'Mar 01, 2026',
      order: Date.parse('2026-03-01T10:00:00Z'),
    },
  ]);
  expect(columns.map(({ id }) => id)).toEqual(['name', 'survey', 'time', 'completion', 'created']);
  const [name, survey] = readCells({ ...response, survey: null });
  expect([name?.link, survey?.text, survey?.order]).toEqual([undefined, '', undefined]);
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
