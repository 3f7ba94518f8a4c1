import { type Column, isTextColumn } from './Cell.tsx';
import type { Sort } from './DataTable.tsx';
import { normalizeForSearch } from './searchable.ts';

/** The search, status and order of a list (FIND-1 to FIND-3). Empty texts mean none. */
export interface RowQuery {
  text: string;
  status: string;
  /** A column's id, and the direction. */
  sort: Sort | null;
}

type Value = string | number | null | undefined;

const isMissing = (value: Value) => value === null || value === undefined || value === '';

/** Smaller first; missing values come last in either direction. */
function comparison(direction: 1 | -1): (a: Value, b: Value) => number {
  const { compare } = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
  return (a, b) => {
    if (isMissing(a) || isMissing(b)) {
      return Number(isMissing(a)) - Number(isMissing(b));
    }
    return typeof a === 'number' && typeof b === 'number'
      ? (a - b) * direction
      : compare(String(a), String(b)) * direction;
  };
}

const SPACED = /(?<=\d)[ ()/-]+(?=\d)/g;
const isSpaced = (text: string) => text.search(SPACED) !== -1;
/** With each number in one piece: "0770 0901 022" is found by 07700901022. */
const unspaced = (text: string) => text.replace(SPACED, '');

/** The rows that match, in order. A row's text is built once and reused for each further letter. */
export function rowFinder<Row extends { status?: string }>(columns: Column<Row>[]) {
  const searched = columns
    .filter(isTextColumn)
    .flatMap(({ isSearched, text }) => (isSearched ? [text] : []));
  const texts = new WeakMap<Row, string>();
  const searchableText = (row: Row) => {
    const known = texts.get(row);
    if (known !== undefined) return known;
    const cells = searched.map((readText) => normalizeForSearch(readText(row)));
    const text = [...cells, ...cells.filter(isSpaced).map(unspaced)].join(' ');
    texts.set(row, text);
    return text;
  };

  return (rows: Row[], { text, status, sort }: RowQuery): Row[] => {
    const words = normalizeForSearch(text).split(' ').filter(Boolean);
    const matchingRows = rows.filter(
      (row) =>
        (!status || row.status === status) &&
        words.every((word) => searchableText(row).includes(word)),
    );
    const sortValue = columns.find(({ id }) => id === sort?.column)?.sortValue;
    if (!sort || !sortValue) return matchingRows;
    const compare = comparison(sort.isDescending ? -1 : 1);
    return matchingRows.toSorted((a, b) => compare(sortValue(a), sortValue(b)));
  };
}
