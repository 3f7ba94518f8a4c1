interface Choice {
  id?: number | undefined;
  text: string;
}

/**
 * Pairs the choices of an update with stored ones (SERVER-10): by id if both have one, otherwise by
 * text among unpaired ones. Returns the stored index for each new choice; undefined for a new one.
 */
export function matchChoices(stored: Choice[], sent: Choice[]): (number | undefined)[] {
  const free = new Set(stored.keys());
  const pair = (choice: Choice, isSame: (one: Choice, other: Choice) => boolean) => {
    const place = [...free].find((index) => isSame(stored[index] as Choice, choice));
    if (place !== undefined) free.delete(place);
    return place;
  };
  const hasSameId = (one: Choice, other: Choice) => one.id !== undefined && one.id === other.id;
  const hasSameText = (one: Choice, other: Choice) =>
    (one.id === undefined || other.id === undefined) && one.text === other.text;
  const byId = sent.map((choice) => pair(choice, hasSameId));
  return sent.map((choice, index) => byId[index] ?? pair(choice, hasSameText));
}
