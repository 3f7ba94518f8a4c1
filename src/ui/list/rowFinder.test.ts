import { expect, test } from 'vitest';
import type { Column } from './Cell.tsx';
import { type RowQuery, rowFinder } from './rowFinder.ts';

interface Row {
  title: string;
  owner: string;
  count: number | null;
  status: string;
}

const columns: Column<Row>[] = [
  {
    id: 'title',
    header: 'Title',
    isSearched: true,
    text: ({ title }) => title,
    sortValue: ({ title }) => title,
  },
  { id: 'owner', header: 'Owner', isSearched: true, text: ({ owner }) => owner },
  {
    id: 'count',
    header: 'Count',
    text: ({ count }) => `${count}`,
    sortValue: ({ count }) => count,
  },
];
const rows: Row[] = [
  { title: 'Café 10', owner: 'ana@x.example', count: 3, status: 'Open' },
  { title: 'cafe 9', owner: 'ben@x.example', count: null, status: 'Closed' },
  { title: 'Tea', owner: 'ana@x.example', count: 20, status: 'Open' },
];
const find = rowFinder(columns);
const findRows = (query: Partial<RowQuery>) =>
  find(rows, { text: '', status: '', sort: null, ...query }).map(({ title }) => title);

test('search ignores case, accents and blanks; words may match different columns (FIND-1)', () => {
  expect(findRows({ text: '  CAFE ' })).toEqual(['Café 10', 'cafe 9']);
  expect(findRows({ text: 'ana café' })).toEqual(['Café 10']);
  expect(findRows({ text: 'nothing like it' })).toEqual([]);
});

test('a number is found with and without its blanks (FIND-1)', () => {
  const numbers: Column<{ phone: string; status?: string }>[] = [
    { id: 'phone', header: 'Phone', isSearched: true, text: ({ phone }) => phone },
  ];
  const rowsOfNumbers = [
    { phone: '0770 0901 022' },
    { phone: '07700901022' },
    { phone: '022 0901' },
  ];
  for (const text of ['07700901022', '0770 0901 022']) {
    const query = { text, status: '', sort: null };
    expect(rowFinder(numbers)(rowsOfNumbers, query)).toEqual(rowsOfNumbers.slice(0, 2));
  }
});

test('a status filters rows (FIND-2)', () => {
  expect(findRows({ status: 'Open' })).toEqual(['Café 10', 'Tea']);
  expect(findRows({ status: 'Closed', text: 'tea' })).toEqual([]);
});

test('numbers in titles sort as numbers (FIND-3)', () => {
  expect(findRows({ sort: { column: 'title', isDescending: false } })).toEqual([
    'cafe 9',
    'Café 10',
    'Tea',
  ]);
});

test('numbers sort numerically, before texts in ascending order, and empty values come last in both directions (FIND-3)', () => {
  const values = ['b', 10, '', 9, 'a', -2.5, null, undefined];
  const byValue = rowFinder<{ value: (typeof values)[number]; status?: string }>([
    { id: 'value', header: 'Value', text: String, sortValue: ({ value }) => value },
    { id: 'plain', header: 'Plain', text: String },
  ]);
  const givenRows = values.map((value) => ({ value }));
  const sorted = (column: string, isDescending: boolean) =>
    byValue(givenRows, { text: '', status: '', sort: { column, isDescending } }).map(
      ({ value }) => value,
    );
  const numbers = values.filter((value) => typeof value === 'number');
  expect(sorted('value', false).filter((value) => typeof value === 'number')).toEqual(
    numbers.toSorted((a, b) => a - b),
  );
  expect(sorted('value', false).slice(3)).toEqual(['a', 'b', '', null, undefined]);
  expect(sorted('value', true).slice(0, 2)).toEqual(['b', 'a']);
  expect(sorted('value', true).slice(5)).toEqual(['', null, undefined]);
  // A column without an order, and one that does not exist, sort nothing.
  expect(sorted('plain', true)).toEqual(values);
  expect(sorted('gone', true)).toEqual(values);
});

test('words do not match across two columns', () => {
  const row = { title: 'Tea', owner: 'ana', count: 1, status: 'Open' };
  expect(find([row], { text: 'teaana', status: '', sort: null })).toEqual([]);
  expect(find([row], { text: 'tea ana', status: '', sort: null })).toEqual([row]);
});

test('a row’s text is built once for all searches', () => {
  let readCount = 0;
  const countingColumns: Column<Row>[] = [
    {
      id: 'title',
      header: 'Title',
      isSearched: true,
      text: ({ title }) => {
        readCount += 1;
        return title;
      },
    },
  ];
  const findCounted = rowFinder(countingColumns);
  for (const text of ['c', 'ca', 'caf']) findCounted(rows, { text, status: '', sort: null });
  expect(readCount).toBe(rows.length);
});
