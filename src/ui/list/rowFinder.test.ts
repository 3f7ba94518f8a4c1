import { expect, test } from 'vitest';
import type { Column } from './Cell.tsx';
import { rowFinder, type Wanted } from './rowFinder.ts';

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
    order: ({ title }) => title,
  },
  { id: 'owner', header: 'Owner', isSearched: true, text: ({ owner }) => owner },
  { id: 'count', header: 'Count', text: ({ count }) => `${count}`, order: ({ count }) => count },
];
const rows: Row[] = [
  { title: 'Café 10', owner: 'ana@x.example', count: 3, status: 'Open' },
  { title: 'cafe 9', owner: 'ben@x.example', count: null, status: 'Closed' },
  { title: 'Tea', owner: 'ana@x.example', count: 20, status: 'Open' },
];
const find = rowFinder(columns);
const found = (wanted: Partial<Wanted>) =>
  find(rows, { text: '', status: '', sort: null, ...wanted }).map(({ title }) => title);

test('search ignores case, accents and blanks; words may match different columns (FIND-1)', () => {
  expect(found({ text: '  CAFE ' })).toEqual(['Café 10', 'cafe 9']);
  expect(found({ text: 'ana café' })).toEqual(['Café 10']);
  expect(found({ text: 'nothing like it' })).toEqual([]);
});

test('a status filters rows (FIND-2)', () => {
  expect(found({ status: 'Open' })).toEqual(['Café 10', 'Tea']);
  expect(found({ status: 'Closed', text: 'tea' })).toEqual([]);
});

test('numbers in titles sort as numbers; missing values come last both ways (FIND-3)', () => {
  expect(found({ sort: { column: 'title', isDescending: false } })).toEqual([
    'cafe 9',
    'Café 10',
    'Tea',
  ]);
  expect(found({ sort: { column: 'count', isDescending: false } })).toEqual([
    'Café 10',
    'Tea',
    'cafe 9',
  ]);
  expect(found({ sort: { column: 'count', isDescending: true } })).toEqual([
    'Tea',
    'Café 10',
    'cafe 9',
  ]);
});

test('a row’s text is built once for all searches', () => {
  let read = 0;
  const counted: Column<Row>[] = [
    {
      id: 'title',
      header: 'Title',
      isSearched: true,
      text: ({ title }) => {
        read += 1;
        return title;
      },
    },
  ];
  const findCounted = rowFinder(counted);
  for (const text of ['c', 'ca', 'caf']) findCounted(rows, { text, status: '', sort: null });
  expect(read).toBe(rows.length);
});
