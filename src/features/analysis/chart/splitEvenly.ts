/** Splits items into parts of at most `most` items and similar length; without items, one empty part. */
export function splitEvenly<Item>(items: readonly Item[], most: number): (readonly Item[])[] {
  const count = Math.max(1, Math.ceil(items.length / most));
  const length = Math.ceil(items.length / count);
  return Array.from({ length: count }, (_, part) =>
    items.slice(part * length, (part + 1) * length),
  );
}
