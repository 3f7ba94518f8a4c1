/** So many characters are parsed within a frame, on a slow machine too. */
const SLICE = 500_000;

/** How often something that looks like a seam or an end may turn out to be text, or part of something else. */
const TRIES = 3;

/** Where a list of objects begins. Before a quote that is escaped, or opens a text, there is no such character. */
const LIST = /\w":\[(?=\{)/g;

/** Lets the browser do what else is to be done. */
const turn = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

interface Part {
  items: unknown[];
  /** Where the last of them ends. */
  end: number;
}

/**
 * The items from a place on to the first seam or end past another one. That what is between is a list proves that it
 * was one: a text that was cut in the middle, or an item, is none.
 */
function itemsTo(mark: '},{' | '}]', text: string, start: number, past: number): Part | undefined {
  let place = past;
  for (let tried = 0; tried < TRIES; tried += 1) {
    place = text.indexOf(mark, place) + 1;
    if (place === 0) return undefined;
    try {
      return { items: JSON.parse(`[${text.slice(start, place)}]`), end: place };
    } catch {
      // It is another one.
    }
  }
  return undefined;
}

/** The list whose first item begins there, or nothing where it cannot be told apart from what follows it. */
async function listAt(text: string, start: number, slice: number): Promise<Part | undefined> {
  const items: unknown[] = [];
  let from = start;
  for (;;) {
    const part = itemsTo('},{', text, from, from + slice) ?? itemsTo('}]', text, from, from);
    if (!part) return undefined;
    for (const item of part.items) items.push(item);
    await turn();
    if (text[part.end] === ']') return { items, end: part.end };
    from = part.end + 1;
  }
}

/**
 * What a long JSON text says (LOAD-8), without keeping the browser from everything else: its long lists of objects are
 * parsed by the slice, of so many characters, and put in their places when the rest is. Rejects with a `SyntaxError` as
 * `JSON.parse` throws it.
 */
export async function parseInSlices(text: string, slice = SLICE): Promise<unknown> {
  // Nobody can know it, and no text be it.
  const name = `list ${Math.random()}`;
  const lists = new Map<unknown, unknown[]>();
  const starts = [...text.matchAll(LIST)].map(({ index, 0: { length } }) => index + length);
  let rest = '';
  let end = 0;
  for (const [place, start] of starts.entries()) {
    const isLong = (starts[place + 1] ?? text.length) - start > slice;
    const list = isLong && start > end ? await listAt(text, start, slice) : undefined;
    if (!list) continue;
    const sign = `${name} ${lists.size}`;
    lists.set(sign, list.items);
    rest += `${text.slice(end, start - 1)}"${sign}"`;
    end = list.end + 1;
  }
  if (lists.size === 0) return JSON.parse(text);
  return JSON.parse(rest + text.slice(end), (_key, value) => lists.get(value) ?? value);
}
