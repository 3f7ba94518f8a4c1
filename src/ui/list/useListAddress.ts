import { limits } from '#domain/limits.ts';
import { useAddress, useCorrectedAddress } from '../useAddress.ts';
import type { Column, Sort } from './DataTable.tsx';
import type { Wanted } from './rowFinder.ts';

/** An order as the address has it: a column's header, after a minus where it is descending; empty for none. */
export const writtenSort = (sort: Sort | null): string =>
  sort ? `${sort.isDescending ? '-' : ''}${sort.header}` : '';

export const readSort = (text: string): Sort | null =>
  text ? { header: text.replace(/^-/, ''), isDescending: text.startsWith('-') } : null;

/** More pages than any list has; larger numbers are treated as this one. */
const HIGHEST_PAGE = 1_000_000;

function readPage(text: string | null): number {
  const asked = Number(text ?? 1);
  return Number.isInteger(asked) && asked > 0 ? Math.min(asked, HIGHEST_PAGE) : 1;
}

/** The page as the address has it: nothing for the first. */
export const writtenPage = (page: number): string => (page === 1 ? '' : String(page));

/** A search text as it is used: what is too long is cut off, because servers refuse a long address. */
export const searchText = (text: string): string => [...text].slice(0, limits.search).join('');

/** What is asked of a list, with its own filters by the names of their parameters; empty for none. */
interface Question extends Wanted {
  filters: Record<string, string>;
}

interface ListQuestions {
  statuses?: readonly string[];
  /** The parameters of the list's own filters. */
  filters?: readonly string[];
}

/**
 * What a list shows, kept in the address (FIND-4): `?page=`, and what is asked of all its pages as `?q=`,
 * `?status=` and `?sort=` with a column's header, after a minus where it is descending. A status
 * or column that the list does not have is ignored. A page number that makes no sense is replaced by that of the page shown
 * (SEAM-24).
 */
export function useListAddress<Row>(
  columns: Column<Row>[],
  { statuses = [], filters = [] }: ListQuestions = {},
) {
  const { params, change } = useAddress();
  const page = readPage(params.get('page'));
  const asked = params.get('q') ?? '';
  const status = params.get('status') ?? '';
  const sort = readSort(params.get('sort') ?? '');
  const wanted: Question = {
    text: searchText(asked),
    status: statuses.includes(status) ? status : '',
    sort: columns.some(({ header, order }) => order && header === sort?.header) ? sort : null,
    filters: Object.fromEntries(filters.map((name) => [name, params.get(name) ?? ''])),
  };

  useCorrectedAddress('q', wanted.text);
  useCorrectedAddress('page', writtenPage(page));

  /** `goesOn`: it is more of the same, such as the next letter, and no step of its own. */
  const ask = (other: Partial<Question>, { goesOn = false } = {}) => {
    const next = { ...wanted, ...other };
    // What is asked anew begins on its first page. A search is one step back, whatever its letters. The address is
    // drawn with the letter, for the step back that follows at once would find the field ahead of it.
    change(
      {
        q: next.text,
        status: next.status,
        sort: writtenSort(next.sort),
        page: '',
        ...next.filters,
      },
      { replace: goesOn, flushSync: true },
    );
  };

  const isFiltered = Object.values(wanted.filters).some((value) => value !== '');
  const isWhole =
    wanted.text.trim() !== '' || wanted.status !== '' || wanted.sort !== null || isFiltered;
  return {
    page,
    setPage: (next: number) => change({ page: writtenPage(next) }),
    wanted,
    ask,
    /** Whether all rows are needed, and not a page alone. */
    isWhole,
  };
}

export type ListAddress = ReturnType<typeof useListAddress>;
