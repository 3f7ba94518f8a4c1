/** Selects the items of a list that drag handles reorder. */
const ITEM = 'li, [role="group"], [role="listitem"], tr';

const textOf = (item: Element) => {
  const field = item.querySelector<HTMLInputElement>('textarea, input[type="text"]');
  return (field ? field.value : (item.textContent ?? '')).replaceAll(/\s+/g, ' ').trim();
};

/** The text of the item that a handle moves; undefined if the handle moves none. */
export function itemOf(handle: Element): string | undefined {
  const item = handle.closest(ITEM);
  return item ? textOf(item) : undefined;
}

/** The list that a handle reorders. It stays in the page when its items are rendered anew. */
export const listAround = (handle: Element): Element | null | undefined =>
  handle.closest(ITEM)?.parentElement;

/** The texts of the items of a list, in their order. */
export const orderOf = (list: Element): string[] =>
  [...list.children].filter((child) => child.matches(ITEM)).map(textOf);

/** The texts of the items of the list that a handle reorders, in their order. */
export function orderAround(handle: Element): string[] {
  const list = listAround(handle);
  return list ? orderOf(list) : [];
}
