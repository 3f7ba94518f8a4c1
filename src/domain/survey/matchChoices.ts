interface Choice {
  id?: number | undefined;
  text: string;
}

/**
 * Pairs the choices of an update with the stored ones (SERVER-10): by id where both sides have one, otherwise by text
 * among those that are still unpaired. Answers the place of the stored choice for each new one; undefined for a new choice.
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
