import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { Column } from './Cell.tsx';
import {
  formatPage,
  formatSort,
  type ListParams,
  parseSort,
  searchText,
  useListParams,
} from './useListParams.ts';

const columns: Column<object>[] = [
  { id: 'title', header: 'Title', text: String, sortValue: String },
  { id: 'time', header: 'Time Spent', text: String, sortValue: () => 1 },
  { id: 'plain', header: 'Plain', text: String },
];
const listOptions = { statuses: ['Open', 'Closed'], filters: ['survey', 'day'] };

type ListOptions = Parameters<typeof useListParams>[1];

function Reader({
  queries: listOptions,
  onRead,
}: {
  queries: ListOptions;
  onRead: (listParams: ListParams) => void;
}) {
  onRead(useListParams(columns, listOptions));
  return null;
}

/** The state of a list at an address. */
function readListParams(search: string, queries: ListOptions = listOptions) {
  const renderedParams: ListParams[] = [];
  const reader = createElement(Reader, {
    queries,
    onRead: (listParams) => renderedParams.push(listParams),
  });
  renderToStaticMarkup(
    createElement(MemoryRouter, { initialEntries: [`/surveys${search}`] }, reader),
  );
  const [listParams] = renderedParams;
  if (!listParams) throw new Error('Nothing was rendered');
  const { page, listQuery, needsAllRows, statuses } = listParams;
  return { page, ...listQuery, needsAllRows, statuses };
}

const nothing = {
  page: 1,
  text: '',
  status: '',
  sort: null,
  filters: { survey: '', day: '' },
  needsAllRows: false,
  statuses: listOptions.statuses,
};
const byTitle = { column: 'title', isDescending: false };

test.each<[string, Partial<ReturnType<typeof readListParams>>]>([
  ['', {}],
  ['?page=7', { page: 7 }],
  ['?page=1000001', { page: 1_000_000 }],
  ['?q=tea', { text: 'tea', needsAllRows: true }],
  ['?q=%20', { text: ' ' }],
  ['?status=Closed', { status: 'Closed', needsAllRows: true }],
  ['?status=closed', {}],
  ['?sort=title', { sort: byTitle, needsAllRows: true }],
  ['?sort=-time', { sort: { column: 'time', isDescending: true }, needsAllRows: true }],
  // Earlier releases wrote the header.
  ['?sort=-Time+Spent', { sort: { column: 'time', isDescending: true }, needsAllRows: true }],
  // A column without an order, and none.
  ['?sort=plain', {}],
  ['?sort=gone', {}],
  ['?survey=3', { filters: { survey: '3', day: '' }, needsAllRows: true }],
  ['?other=3', {}],
])('the URL query “%s” sets the state of a list (FIND-4)', (search, state) => {
  expect(readListParams(search)).toEqual({ ...nothing, ...state });
});

test.each(['0', '-1', '1.5', 'x', '', 'Infinity'])('?page=%s shows page 1 (SEAM-24)', (page) => {
  expect(readListParams(`?page=${page}`).page).toBe(1);
});

test('formatting and parsing sort order and page are inverse', () => {
  for (const text of ['title', '-title', 'a-b', '-a-b', 'a-']) {
    expect(formatSort(parseSort(text))).toBe(text);
  }
  expect(parseSort('-a-b')).toEqual({ column: 'a-b', isDescending: true });
  expect([parseSort(''), formatSort(null)]).toEqual([null, '']);
  expect([1, 2, 30].map(formatPage)).toEqual(['', '2', '30']);
});

test('a search is truncated to 200 whole characters', () => {
  expect([...searchText('😀'.repeat(201))]).toHaveLength(200);
  expect(searchText('tea')).toBe('tea');
});
