interface OptionRef {
  id?: number | undefined;
  text: string;
}

/** The stored indexes by a key, each taken once, the first one first. */
function createIndexTaker<Key>(
  storedOptions: OptionRef[],
  createKey: (option: OptionRef) => Key,
  usedIndexes: Set<number>,
) {
  const queues = Map.groupBy(storedOptions.keys(), (index) =>
    createKey(storedOptions[index] as OptionRef),
  );
  for (const queue of queues.values()) queue.reverse();
  return (key: Key): number | undefined => {
    const queue = queues.get(key) ?? [];
    let index = queue.pop();
    while (index !== undefined && usedIndexes.has(index)) index = queue.pop();
    if (index !== undefined) usedIndexes.add(index);
    return index;
  };
}

/**
 * Pairs the options of an update with stored ones (SERVER-10): by id if both have one, otherwise by
 * text among unpaired ones. Returns the stored index for each new option; undefined for a new one.
 * Takes linear time.
 */
export function matchOptions(
  storedOptions: OptionRef[],
  sentOptions: OptionRef[],
): (number | undefined)[] {
  const usedIndexes = new Set<number>();
  const takeId = createIndexTaker(storedOptions, ({ id }) => id, usedIndexes);
  const byId = sentOptions.map(({ id }) => (id === undefined ? undefined : takeId(id)));
  const takeText = createIndexTaker(storedOptions, ({ text }) => text, usedIndexes);
  const takeTextWithoutId = createIndexTaker(
    storedOptions,
    ({ id, text }) => (id === undefined ? text : undefined),
    usedIndexes,
  );
  return sentOptions.map(
    ({ id, text }, index) =>
      byId[index] ?? (id === undefined ? takeText(text) : takeTextWithoutId(text)),
  );
}
