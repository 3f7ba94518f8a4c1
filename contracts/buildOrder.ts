import { callNames } from '#mocks/callNames.ts';
import type { Verified } from './verificationReport.ts';

/** The calls as results name them, in the order to build them. */
const ORDER = callNames.map((name) => name.replace(':id', '{id}'));

const MOST_SHOWN = 5;

const firstOf = (lines: string[]) => [
  ...lines.slice(0, MOST_SHOWN),
  ...(lines.length > MOST_SHOWN ? [`… and ${lines.length - MOST_SHOWN} more`] : []),
];

/** The call of a failure: its own, or the last one of a journey (`journeys/expectations.ts`). */
function callOf({ half, group, details }: Verified): string {
  if (half === 'interactions') return group;
  const [, call = ''] = /^did +([A-Z]+ [^\s?]+)/m.exec(details) ?? [];
  return call.replace(/\/\d+/, '/{id}');
}

/** The first failed states, and the first failing calls, in the order to build them. */
export function buildOrder(results: Verified[]): string[] {
  const failed = results.filter(({ ok }) => !ok);
  const states = failed.flatMap(({ details }) => /^The state "[^"]+"/.exec(details)?.[0] ?? []);
  const waiting = Map.groupBy(failed, callOf);
  const calls = ORDER.filter((call) => waiting.has(call)).map(
    (call) => `${call}: ${waiting.get(call)?.length} fail`,
  );
  return [...firstOf([...new Set(states)]), ...firstOf(calls)];
}

export const firstCalls = ORDER.slice(0, 3);
