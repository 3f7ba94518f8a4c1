/** Selects the items of a list with drag handles. */
const ITEM = 'li, [role="group"], [role="listitem"], tr';

const textOf = (item: Element) => {
  const field = item.querySelector<HTMLInputElement>('textarea, input[type="text"]');
  return (field ? field.value : (item.textContent ?? '')).replaceAll(/\s+/g, ' ').trim();
};

/** The text of the item that a handle moves; undefined if there is none. */
export function itemOf(handle: Element): string | undefined {
  const item = handle.closest(ITEM);
  return item ? textOf(item) : undefined;
}

/** The list of a handle. It stays in the page when its items render again. */
export const listAround = (handle: Element): Element | null | undefined =>
  handle.closest(ITEM)?.parentElement;

/** The texts of a list's items, in order. */
export const orderOf = (list: Element): string[] =>
  [...list.children].filter((child) => child.matches(ITEM)).map(textOf);

/** The texts of the items in a handle's list, in order. */
export function orderAround(handle: Element): string[] {
  const list = listAround(handle);
  return list ? orderOf(list) : [];
}
