import { stripVTControlCharacters } from 'node:util';
import { callOf, type readInteractions } from './pactFile.ts';

export interface InteractionResult {
  call: string;
  description: string;
  ok: boolean;
  /** What the verifier found, for an interaction that failed. */
  details: string;
}

const FAILURE = /^\d+\) Verifying a pact between .*? - (.+)$/;

/**
 * What the verifier printed of each failure, by the description of its interaction. Where no answer was
 * compared, as when a state failed, the reason stands behind the description in the same line.
 */
function failuresIn(output: string, descriptions: string[]): Map<string, string> {
  const failures = new Map<string, string>();
  let current: string | undefined;
  for (const line of output.split('\n')) {
    const [, heading] = FAILURE.exec(line) ?? [];
    if (heading) {
      current = descriptions.find((text) => heading === text || heading.startsWith(`${text} - `));
      if (current) failures.set(current, heading.slice(current.length + 3));
    } else if (/^There (was|were) \d+ pact failure/.test(line)) {
      current = undefined;
    } else if (current) {
      failures.set(current, `${failures.get(current) ?? ''}\n${line}`);
    }
  }
  return failures;
}

/** Each interaction that was verified with how it went, read from what the verifier printed. */
export function resultsOf(
  interactions: ReturnType<typeof readInteractions>,
  output: string,
): InteractionResult[] {
  const printed = stripVTControlCharacters(output);
  const failures = failuresIn(
    printed,
    interactions.map(({ description }) => description),
  );
  return interactions.map((interaction) => {
    const wasVerified = printed.includes(`\n  ${interaction.description} (`);
    const details =
      failures.get(interaction.description) ?? (wasVerified ? undefined : 'It was not verified.');
    return {
      call: callOf(interaction),
      description: interaction.description,
      ok: details === undefined,
      details: details?.trim() ?? '',
    };
  });
}

/** A readable summary by call, and how to run each failed interaction again. */
export function summaryOf(results: InteractionResult[]): string {
  const calls = Map.groupBy(results, ({ call }) => call);
  const lines = [...calls].flatMap(([call, ofCall]) => {
    const passed = ofCall.filter(({ ok }) => ok).length;
    return [
      `${passed === ofCall.length ? 'ok  ' : 'FAIL'} ${call}  ${passed} of ${ofCall.length}`,
      ...ofCall
        .filter(({ ok }) => !ok)
        .flatMap(({ description, details }) => [
          `       ${description}`,
          ...details.split('\n').map((line) => `         ${line}`),
          `         again: npm run contracts:verify -- --only "${description}"`,
        ]),
    ];
  });
  return lines.join('\n');
}

const escapeXml = (text: string) =>
  text.replace(/[<>&"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** The results as JUnit XML, for a CI server. */
export function junitOf(results: InteractionResult[]): string {
  const cases = results.map(({ call, description, ok, details }) => {
    const name = `classname="${escapeXml(call)}" name="${escapeXml(description)}"`;
    return ok
      ? `  <testcase ${name}/>`
      : `  <testcase ${name}><failure>${escapeXml(details)}</failure></testcase>`;
  });
  const failures = results.filter(({ ok }) => !ok).length;
  return `<testsuite name="canvass-web canvass-api" tests="${results.length}" failures="${failures}">\n${cases.join('\n')}\n</testsuite>\n`;
}
