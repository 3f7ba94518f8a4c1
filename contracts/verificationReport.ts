/** How one rule of the contract went: an interaction, or a journey. */
export interface Verified {
  half: 'interactions' | 'journeys';
  /** The call of an interaction, such as "GET /agent/{id}"; "journeys" for a journey. */
  group: string;
  /** The interaction's description or the journey's title. */
  name: string;
  ok: boolean;
  /** Of one that failed: what was found. */
  details: string;
}

const shellQuoted = (text: string) => `"${text.replace(/["\\$`]/g, '\\$&')}"`;

/** One that failed, in words, with the command that runs it again. */
export function failureOf({ name, details }: Verified): string {
  return [
    `FAIL ${name}`,
    ...details.split('\n').map((line) => `       ${line}`),
    `       again: npm run contracts:verify -- --only ${shellQuoted(name)}`,
  ].join('\n');
}

/** How many of each group hold, a line each. */
export function summaryOf(results: Verified[]): string {
  const lines = [...Map.groupBy(results, ({ group }) => group)].map(([group, members]) => {
    const held = members.filter(({ ok }) => ok).length;
    return `${held === members.length ? 'ok  ' : 'FAIL'} ${group}  ${held} of ${members.length}`;
  });
  return lines.join('\n');
}

const escapeXml = (text: string) =>
  text.replace(/[<>&"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** The results as JUnit XML, for a CI server: a suite for each half. */
export function junitOf(results: Verified[]): string {
  const suites = [...Map.groupBy(results, ({ half }) => half)].map(([half, members]) => {
    const failures = members.filter(({ ok }) => !ok).length;
    const cases = members.map(({ group, name, ok, details }) => {
      const names = `classname="${escapeXml(group)}" name="${escapeXml(name)}"`;
      return ok
        ? `    <testcase ${names}/>`
        : `    <testcase ${names}><failure>${escapeXml(details)}</failure></testcase>`;
    });
    return `  <testsuite name="${half}" tests="${members.length}" failures="${failures}">\n${cases.join('\n')}\n  </testsuite>`;
  });
  return `<testsuites>\n${suites.join('\n')}\n</testsuites>\n`;
}
