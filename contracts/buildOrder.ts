import type { Verified } from './verificationReport.ts';

/**
 * The calls that each call needs: a server built in this order can be verified from its first call
 * on.
 */
const ORDER = [
  'POST /auth/sign-up',
  'POST /auth/login',
  'POST /survey/create',
  'POST /survey',
  'GET /survey/{id}',
  'POST /survey/update',
  'POST /survey/update-status',
  'GET /survey/analyze/{id}',
  'GET /response/get-response-list',
  'POST /auth/sign-up-agent',
  'GET /agent',
  'GET /agent/{id}',
  'PUT /agent/{id}',
  'PATCH /agent/{id}/status',
  'POST /user/update',
  'POST /upload',
  'POST /auth/forgot-password',
  'POST /auth/verify-reset-password-token',
  'POST /auth/update-password',
  'POST /survey/super-admin',
  'GET /response/get-all-response-list',
  'POST /email/contact-us',
];

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
