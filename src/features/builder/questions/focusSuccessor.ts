/**
 * The element that gets the focus after an item is removed: the next focusable one, or the last
 * before (SEAM-27).
 */
export const focusSuccessor = <Item>(
  items: Item[],
  place: number,
  canTake: (item: Item) => boolean = () => true,
): Item | undefined =>
  items.slice(place + 1).find(canTake) ?? items.slice(0, place).findLast(canTake);
