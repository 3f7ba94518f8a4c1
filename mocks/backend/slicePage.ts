/** One page of sorted items, counted from 1, with the totals of every list. */
export function slicePage<Item>(
  items: readonly Item[],
  { page, pageSize }: { page: number; pageSize: number },
) {
  const first = (page - 1) * pageSize;
  return {
    items: items.slice(first, first + pageSize),
    totalPages: Math.ceil(items.length / pageSize),
    totalItems: items.length,
  };
}
