import { expectSame } from './expectations.ts';
import type { Person } from './Person.ts';

interface Page {
  items: unknown[];
  totalPages: number;
  /** The total number of items. Lists of surveys do not return it. */
  total?: number;
}

/** Expects that pages of any size contain each item once, that each has the totals, and that a page beyond the last is empty. */
export async function expectPages(
  fetchPage: (page: number, size: number) => Promise<Page>,
  expected: unknown[],
): Promise<void> {
  for (const size of [5, 10, Math.min(expected.length, 100), 100]) {
    const totalPages = Math.ceil(expected.length / size);
    const pages = Array.from({ length: totalPages + 1 }, (_, index) => index + 1);
    for (const page of [...pages, 2_000_000_000]) {
      const actualPage = await fetchPage(page, size);
      const what = `page ${page} of size ${size}`;
      expectSame(what, actualPage.items, expected.slice((page - 1) * size, page * size));
      const totals = [actualPage.totalPages, actualPage.total ?? expected.length];
      expectSame(`the totals on ${what}`, totals, [totalPages, expected.length]);
    }
  }
}

/** Expects a list of entries with equal dates to have all of them, the higher id first. */
export async function expectOrderedIds(
  fetchPage: (page: number, size: number) => Promise<{ items: number[]; totalPages: number }>,
  count: number,
): Promise<void> {
  const ids = [...(await fetchPage(1, 100)).items, ...(await fetchPage(2, 100)).items];
  const orderedIds = [...new Set(ids)].toSorted((a, b) => b - a);
  expectSame('the ids', ids, orderedIds);
  expectSame('the number of entries', ids.length, count);
  await expectPages(fetchPage, ids);
}

/** Expects a list to refuse pages and sizes out of range. */
export async function expectInvalidPagesRefused(
  person: Person,
  call: (page: number, size: number) => Parameters<Person['expectRefused']>[1],
): Promise<void> {
  for (const [page, size] of [
    [0, 10],
    [-1, 10],
    [1, 0],
    [1, 101],
    [1.5, 10],
    ['two', 10],
    [1, 'two'],
  ] as [number, number][]) {
    await person.expectRefused(422, call(page, size));
  }
}
