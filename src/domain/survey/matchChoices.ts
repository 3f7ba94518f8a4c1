interface Choice {
  id?: number | undefined;
  text: string;
}

/** The stored indexes by a key, each taken once, the first one first. */
function takers<Key>(stored: Choice[], keyOf: (choice: Choice) => Key, taken: Set<number>) {
  const queues = Map.groupBy(stored.keys(), (index) => keyOf(stored[index] as Choice));
  for (const queue of queues.values()) queue.reverse();
  return (key: Key): number | undefined => {
    const queue = queues.get(key) ?? [];
    let index = queue.pop();
    while (index !== undefined && taken.has(index)) index = queue.pop();
    if (index !== undefined) taken.add(index);
    return index;
  };
}

/**
 * Pairs the choices of an update with stored ones (SERVER-10): by id if both have one, otherwise by
 * text among unpaired ones. Returns the stored index for each new choice; undefined for a new one.
 * Takes linear time.
 */
export function matchChoices(stored: Choice[], sent: Choice[]): (number | undefined)[] {
  const taken = new Set<number>();
  const takeId = takers(stored, ({ id }) => id, taken);
  const byId = sent.map(({ id }) => (id === undefined ? undefined : takeId(id)));
  const takeText = takers(stored, ({ text }) => text, taken);
  const takeTextWithoutId = takers(
    stored,
    ({ id, text }) => (id === undefined ? text : undefined),
    taken,
  );
  return sent.map(
    ({ id, text }, index) =>
      byId[index] ?? (id === undefined ? takeText(text) : takeTextWithoutId(text)),
  );
}
