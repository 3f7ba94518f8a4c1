import { formatCommand } from './packagePaths.ts';

/** A request of a journey, and the status of its response. */
export interface SentCall {
  /** With its query: "GET /agent/7?x=1". */
  call: string;
  /** 0 without a response. */
  status: number;
  milliseconds: number;
}

/** The result of one rule of the contract: an interaction, or a journey. */
export interface Verified {
  half: 'interactions' | 'journeys';
  /** The call of an interaction, such as "GET /agent/{id}"; "journeys" for a journey. */
  group: string;
  /** The interaction's description or the journey's title. */
  name: string;
  ok: boolean;
  /** If it failed, what was found; if it was not shown, what is missing. */
  details: string;
  /** Whether the server may omit it, and does. */
  isUnverified?: boolean;
  /** The calls of a journey, in order. */
  calls?: SentCall[];
  /** The duration of a journey. The verifier of interactions does not measure each. */
  seconds?: number;
}

/** The result of a whole run, with its options. */
export interface VerificationRun {
  /** The server's address; null for the mock backend. */
  providerUrl: string | null;
  /** The options that selected a part of the contract; none for a whole run. */
  parts: string[];
  /** The commit of this repository. */
  commit: string;
  /** The SHA-256 of the pact file. */
  pact: string;
  /** When it ended, as an ISO date. */
  endedAt: string;
}

/** The content of contract.json, written by `contracts:verify`. */
export interface Verification {
  run: VerificationRun;
  results: Verified[];
}

const shellQuoted = (text: string) => `"${text.replace(/["\\$`]/g, '\\$&')}"`;

const MAX_LISTED_CALLS = 12;

function describeCalls(calls: SentCall[]): string[] {
  if (calls.length === 0) return [];
  const omitted = calls.length - MAX_LISTED_CALLS;
  return [
    'calls',
    ...(omitted > 0 ? [`  … ${omitted} before these`] : []),
    ...calls
      .slice(-MAX_LISTED_CALLS)
      .map(({ call, status }) => `  ${call} ${status || 'no response'}`),
  ];
}

/**
 * A failure in words: what was found, a journey's calls, and the command that repeats it.
 * `serverOptions` are the options that name the server, as the command line had them.
 */
export function describeFailure(
  { name, details, calls = [] }: Verified,
  serverOptions: readonly string[] = [],
): string {
  const options = serverOptions.map((option) =>
    /^[\w:./@-]+$/.test(option) ? option : shellQuoted(option),
  );
  const again = [formatCommand(), ...options, '--only', shellQuoted(name)].join(' ');
  return [
    `FAIL ${name}`,
    ...[...details.split('\n'), ...describeCalls(calls), `again: ${again}`].map(
      (line) => `       ${line}`,
    ),
  ].join('\n');
}

const MAX_SLOW_CALLS = 10;

/**
 * The slowest request of each call, the slowest call first, a line each: "320 ms  GET /agent". A
 * call that sends a query for each row of a list shows here.
 */
export function describeSlowest(
  results: Verified[],
  findCall: (requestText: string) => string | undefined,
): string[] {
  const slowest = new Map<string, number>();
  for (const { call, milliseconds } of results.flatMap(({ calls = [] }) => calls)) {
    const name = findCall(call);
    if (name) slowest.set(name, Math.max(slowest.get(name) ?? 0, milliseconds));
  }
  return [...slowest]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, MAX_SLOW_CALLS)
    .map(([name, milliseconds]) => `${`${milliseconds}`.padStart(5)} ms  ${name}`);
}

/** The number that hold in each group, a line each. */
export function describeSummary(results: Verified[]): string {
  const lines = [...Map.groupBy(results, ({ group }) => group)].map(([group, members]) => {
    const decidedResults = members.filter(({ isUnverified }) => !isUnverified);
    const passedCount = decidedResults.filter(({ ok }) => ok).length;
    const rest = members.length - decidedResults.length;
    const notShown = rest > 0 ? `, ${rest} not shown` : '';
    return `${passedCount === decidedResults.length ? 'ok  ' : 'FAIL'} ${group}  ${passedCount} of ${decidedResults.length}${notShown}`;
  });
  return lines.join('\n');
}

const escapeXml = (text: string) =>
  text.replace(/[<>&"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** The results as JUnit XML, for a CI server: a suite for each half. */
export function toJunit(results: Verified[]): string {
  const suites = [...Map.groupBy(results, ({ half }) => half)].map(([half, members]) => {
    const failures = members.filter(({ ok }) => !ok).length;
    const skipped = members.filter(({ isUnverified }) => isUnverified).length;
    const cases = members.map(({ group, name, ok, details, isUnverified, seconds }) => {
      const time = seconds === undefined ? '' : ` time="${seconds.toFixed(3)}"`;
      const names = `classname="${escapeXml(group)}" name="${escapeXml(name)}"${time}`;
      if (isUnverified) {
        return `    <testcase ${names}><skipped message="${escapeXml(details)}"/></testcase>`;
      }
      return ok
        ? `    <testcase ${names}/>`
        : `    <testcase ${names}><failure>${escapeXml(details)}</failure></testcase>`;
    });
    return `  <testsuite name="${half}" tests="${members.length}" failures="${failures}" skipped="${skipped}">\n${cases.join('\n')}\n  </testsuite>`;
  });
  return `<testsuites>\n${suites.join('\n')}\n</testsuites>\n`;
}
