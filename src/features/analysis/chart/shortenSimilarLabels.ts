/** Three lines of a chart's labels on a phone, in characters. */
const ROOM = 30;
const BEGIN = 10;

/**
 * Labels for the narrow column of a phone. Long ones that begin alike are cut in the middle, because
 * truncated at the end they are equal.
 */
export function shortenSimilarLabels(labels: readonly string[]): string[] {
  const letters = labels.map((label) => Array.from(label));
  const starts = letters.map((all) => all.slice(0, ROOM).join(''));
  const startGroups = Map.groupBy(starts, (start) => start);
  return labels.map((label, index) => {
    const all = letters[index] ?? [];
    const isSimilar = all.length > ROOM && (startGroups.get(starts[index] ?? '')?.length ?? 0) > 1;
    if (!isSimilar) return label;
    return `${all.slice(0, BEGIN).join('')}…${all.slice(BEGIN + 1 - ROOM).join('')}`;
  });
}
