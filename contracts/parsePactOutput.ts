import { stripVTControlCharacters } from 'node:util';

const FAILURE = /^\d+\) Verifying a pact between .*? - (.+)$/;

/**
 * The verifier's output for each failure, by the interaction's description. If no answer was
 * compared, because a state failed, the reason follows the description in the same line.
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

/** The problem of an interaction in the verifier's output; empty if it holds. */
export function detailsIn(output: string, descriptions: string[]): Map<string, string> {
  const printed = stripVTControlCharacters(output);
  const failures = failuresIn(printed, descriptions);
  return new Map(
    descriptions.map((description) => {
      const wasVerified = printed.includes(`\n  ${description} (`);
      const details = failures.get(description) ?? (wasVerified ? '' : 'It was not verified.');
      return [description, details.trim()];
    }),
  );
}
