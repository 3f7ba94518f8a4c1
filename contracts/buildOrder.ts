import { callNames } from '#mocks/callNames.ts';
import type { Verified } from './verificationReport.ts';

/** The calls as results name them, in the order to build them. */
const ORDER = callNames.map((name) => name.replace(':id', '{id}'));

const MAX_LISTED_FAILURES = 5;

const takeFirst = (lines: string[]) => [
  ...lines.slice(0, MAX_LISTED_FAILURES),
  ...(lines.length > MAX_LISTED_FAILURES
    ? [`… and ${lines.length - MAX_LISTED_FAILURES} more`]
    : []),
];

/** The call of a failure: its own, or the last one of a journey (`journeys/expectations.ts`). */
function findCall({ half, group, details }: Verified): string {
  if (half === 'interactions') return group;
  const [, call = ''] = /^did +([A-Z]+ [^\s?]+)/m.exec(details) ?? [];
  return call.replace(/\/\d+/, '/{id}');
}

/** The first failed states, and the first failing calls, in the order to build them. */
export function buildOrder(results: Verified[]): string[] {
  const failed = results.filter(({ ok }) => !ok);
  const states = failed.flatMap(({ details }) => /^The state "[^"]+"/.exec(details)?.[0] ?? []);
  const waiting = Map.groupBy(failed, findCall);
  const calls = ORDER.filter((call) => waiting.has(call)).map(
    (call) => `${call}: ${waiting.get(call)?.length} fail`,
  );
  return [...takeFirst([...new Set(states)]), ...takeFirst(calls)];
}

export const firstCalls = ORDER.slice(0, 3);
