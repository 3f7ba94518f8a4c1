import * as z from 'zod';

/** Records in order: ranges of unchanged ones in the data set, and whole new ones. */
const partSchema = z.union([z.tuple([z.int(), z.int()]), z.looseObject({})]);

export const changesSchema = z.record(z.string(), z.array(partSchema));

/** Records by the names of their collections. */
type Collections = Record<string, unknown[]>;

type Part = z.infer<typeof partSchema>;

/**
 * Each collection's records as changes of their original ones; unchanged collections are left out.
 */
export type Changes = z.infer<typeof changesSchema>;

const isRange = (part: Part | undefined): part is [number, number] => Array.isArray(part);

function partsOf(base: unknown[], now: unknown[]): Part[] {
  const places = new Map(base.map((record, place) => [JSON.stringify(record), place]));
  const parts: Part[] = [];
  for (const record of now) {
    const place = places.get(JSON.stringify(record));
    const last = parts.at(-1);
    if (place === undefined) parts.push(record as Record<string, unknown>);
    else if (isRange(last) && last[1] === place) last[1] = place + 1;
    else parts.push([place, place + 1]);
  }
  return parts;
}

/** The difference between records and their original ones. */
export function changesOf(base: Collections, now: Collections): Changes {
  const changes: Changes = {};
  for (const [name, records] of Object.entries(now)) {
    const began = base[name] ?? [];
    const parts = partsOf(began, records);
    if (JSON.stringify(parts) !== JSON.stringify(partsOf(began, began))) changes[name] = parts;
  }
  return changes;
}

/** Each collection's records, from the original ones. */
export const withChanges = (base: Collections, changes: Changes): Collections => ({
  ...base,
  ...Object.fromEntries(
    Object.entries(changes).map(([name, parts]) => {
      const began = base[name] ?? [];
      return [
        name,
        parts.flatMap((part) => (isRange(part) ? began.slice(part[0], part[1]) : [part])),
      ];
    }),
  ),
});
