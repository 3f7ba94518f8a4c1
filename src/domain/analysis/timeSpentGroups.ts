interface Timed {
  timeSpent?: number | null | undefined;
}

export interface TimeSpentGroup {
  /** "5 to 10 min". */
  name: string;
  count: number;
}

const MINUTES = 5;
const GROUPS = 7;

const nameGroup = (index: number) => {
  if (index === 0) return `Under ${MINUTES} min`;
  if (index === GROUPS - 1) return `${index * MINUTES} min or more`;
  return `${index * MINUTES} to ${(index + 1) * MINUTES} min`;
};

/**
 * The number of responses by the time they took, in groups of five minutes (INSIGHT-6). Responses
 * without a time are the last group, if there are any; without any time there are no groups.
 *
 * @param responses `timeSpent` is in seconds
 */
export function timeSpentGroups(responses: readonly Timed[]): TimeSpentGroup[] {
  const groups = Array.from({ length: GROUPS }, (_, index) => ({
    name: nameGroup(index),
    count: 0,
  }));
  let timed = 0;
  for (const { timeSpent } of responses) {
    if (typeof timeSpent !== 'number' || !(timeSpent >= 0)) continue;
    const group = groups[Math.min(GROUPS - 1, Math.floor(timeSpent / 60 / MINUTES))];
    if (group) group.count += 1;
    timed += 1;
  }
  if (timed === 0) return [];
  const untimed = responses.length - timed;
  return untimed > 0 ? [...groups, { name: 'No time', count: untimed }] : groups;
}
