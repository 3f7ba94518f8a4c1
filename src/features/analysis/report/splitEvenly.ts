/** Splits items into parts of at most `maxLength` items and similar length; without items, one empty part. */
export function splitEvenly<Item>(items: readonly Item[], maxLength: number): (readonly Item[])[] {
  const partCount = Math.max(1, Math.ceil(items.length / maxLength));
  const length = Math.ceil(items.length / partCount);
  return Array.from({ length: partCount }, (_, index) =>
    items.slice(index * length, (index + 1) * length),
  );
}
