import { callNames } from '#mocks/callNames.ts';
import { findCall } from './selection.ts';
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

/** Calls that store something. A login and a sign-up prepare a journey, and are left out. */
const STORING = ORDER.filter(
  (call) =>
    !call.startsWith('GET ') &&
    !/^POST \/(survey(\/super-admin)?|auth\/(sign-up|login|verify-.*))$/.test(call),
);

/**
 * The call of a failure: an interaction's own. A journey usually notices a wrong call when it reads
 * afterwards, so it is the last call that stored something, or else the last call.
 */
function findFailedCall({ half, group, details, calls = [] }: Verified): string {
  if (half === 'interactions') return group;
  const [, failedRequest = ''] = /^did +([A-Z]+ \S+)/m.exec(details) ?? [];
  const storingCalls = calls
    .map(({ call }) => findCall(call) ?? '')
    .filter((call) => STORING.includes(call));
  const isAnswered = !/^came +answered [45]/m.test(details);
  return (isAnswered && storingCalls.at(-1)) || (findCall(failedRequest) ?? '');
}

/** The first failed states, and the first failing calls, in the order to build them. */
export function buildOrder(results: Verified[]): string[] {
  const failed = results.filter(({ ok }) => !ok);
  const states = failed.flatMap(({ details }) => /^The state "[^"]+"/.exec(details)?.[0] ?? []);
  const waiting = Map.groupBy(failed, findFailedCall);
  const calls = ORDER.filter((call) => waiting.has(call)).map(
    (call) => `${call}: ${waiting.get(call)?.length} fail`,
  );
  return [...takeFirst([...new Set(states)]), ...takeFirst(calls)];
}

export const firstCalls = ORDER.slice(0, 3);
