import { formatCommand } from './packagePaths.ts';

/** The result of one rule of the contract: an interaction, or a journey. */
export interface Verified {
  half: 'interactions' | 'journeys';
  /** The call of an interaction, such as "GET /agent/{id}"; "journeys" for a journey. */
  group: string;
  /** The interaction's description or the journey's title. */
  name: string;
  ok: boolean;
  /** If it failed, what was found; if it was not shown, what that would take. */
  details: string;
  /** Whether the server may omit it, and does. */
  isNotShown?: boolean;
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

/** What the contract has now: a run must have verified all of it. */
export interface WholeContract {
  /** The SHA-256 of the pact file. */
  pact: string;
  /** Its interactions and journeys. */
  names: readonly string[];
}

const DAY = 24 * 3_600_000;

/** Why a run's results cannot be published, as a sentence; null if they can. */
export function publishProblem(
  { run, results }: Verification,
  { pact, names }: WholeContract,
  now: Date,
): string | null {
  const { providerUrl, parts } = run;
  const age = now.getTime() - Date.parse(run.endedAt);
  const resultNames = new Set(results.map(({ name }) => name));
  const missing = names.filter((name) => !resultNames.has(name));
  if (parts.length > 0) {
    return `The last run verified a part of the contract (${parts.join(', ')}). Run contracts:verify without these options, then publish.`;
  }
  if (providerUrl === null) {
    return 'The last run verified the mock backend. Run contracts:verify with --provider-url, then publish.';
  }
  if (run.pact !== pact) {
    return 'The last run verified another pact than the one of this checkout. Run contracts:verify again, then publish.';
  }
  if (missing.length > 0) {
    return `The last run has no result of ${missing.length} rules, such as “${missing[0]}”. Run contracts:verify again, then publish.`;
  }
  if (!(age >= 0 && age < DAY)) {
    return `The last run ended at ${run.endedAt}, and only a run of the last 24 hours may be published.`;
  }
  return null;
}

const shellQuoted = (text: string) => `"${text.replace(/["\\$`]/g, '\\$&')}"`;

/** A failure in words, with the command that repeats it. */
export function describeFailure({ name, details }: Verified): string {
  return [
    `FAIL ${name}`,
    ...details.split('\n').map((line) => `       ${line}`),
    `       again: ${formatCommand('verify')} --only ${shellQuoted(name)}`,
  ].join('\n');
}

/** The number that hold in each group, a line each. */
export function describeSummary(results: Verified[]): string {
  const lines = [...Map.groupBy(results, ({ group }) => group)].map(([group, members]) => {
    const decidedResults = members.filter(({ isNotShown }) => !isNotShown);
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
    const skipped = members.filter(({ isNotShown }) => isNotShown).length;
    const cases = members.map(({ group, name, ok, details, isNotShown }) => {
      const names = `classname="${escapeXml(group)}" name="${escapeXml(name)}"`;
      if (isNotShown) {
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
