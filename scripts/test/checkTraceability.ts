import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { report } from './report.ts';
import { knownNumbers, NUMBER, requirements } from './requirements.ts';
import {
  contractResults,
  playwrightResults,
  playwrightSteps,
  vitestResults,
} from './testResults.ts';

// A missing report needs its sentence, not a stack.
process.once('uncaughtException', ({ message }) => {
  console.error(message);
  process.exit(1);
});

const BRACKETS = /\(([^()]*)\)/g;

/** The requirement numbers in a title's brackets. */
function numbersIn(title: string): string[] {
  return [...title.matchAll(BRACKETS)].flatMap(([, inside = '']) => inside.match(NUMBER) ?? []);
}

/** Prints the tests that name a requirement, from their titles in the sources, without a run. */
function printTests(number: string): void {
  const files = globSync(
    '{src,packages,mocks,demo,fixtures,contracts,scripts,component,e2e}/**/*.{test.ts,test.tsx,spec.ts,journey.ts}',
    {
      exclude: ['**/node_modules/**'],
    },
  );
  const titles = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        line.match(NUMBER)?.includes(number) ? [`${file}:${index + 1} ${line.trim()}`] : [],
      ),
  );
  console.log(titles.join('\n'));
  if (titles.length === 0) {
    console.error(`No test names ${number}`);
    process.exitCode = 1;
  }
}

const [requestedNumber] = process.argv.slice(2);
if (requestedNumber) {
  printTests(requestedNumber);
  process.exit();
}

/** The results of each report whose tests have titles of their own. */
const titledReports = [
  ...['unit', 'consumer'].map((name) => vitestResults(`reports/${name}.json`)),
  vitestResults('reports/component.json', true),
  playwrightResults('reports/e2e.json'),
];
const equalTitles = titledReports.flatMap((results) =>
  [...Map.groupBy(results, ({ title }) => title)]
    .filter(([, equal]) => equal.length > 1)
    .map(([title]) => `"${title}"`),
);

const tests = [
  ...titledReports.flat(),
  ...playwrightSteps('reports/e2e.json'),
  ...contractResults('reports/verified/contract.json'),
].map((result) => ({ ...result, numbers: numbersIn(result.title) }));

const rows = requirements.map((requirement) => {
  const naming = tests.filter(
    ({ numbers, passed }) => passed && numbers.includes(requirement.number),
  );
  return { ...requirement, naming, inBrowser: naming.filter(({ inBrowser }) => inBrowser) };
});

writeFileSync(
  'reports/traceability.md',
  rows
    .map(({ number, statement, naming }) => {
      const titles = [...new Set(naming.map(({ title }) => `  - ${title}`))].join('\n');
      return `- **${number}** ${statement}\n${titles}`;
    })
    .join('\n'),
);

const unknown = new Map(
  tests.flatMap(({ title, numbers }) =>
    numbers.filter((number) => !knownNumbers.has(number)).map((number) => [number, title] as const),
  ),
);
const unproven = rows.filter(({ naming, inBrowser, needsBrowser }) =>
  needsBrowser ? inBrowser.length === 0 : naming.length === 0,
);

console.log(
  `${rows.length - unproven.length} of ${rows.length} requirements have a passed test; reports/traceability.md lists them`,
);
report([
  {
    ok: unknown.size === 0,
    text: `every number that a test names exists ${[...unknown].map(([number, title]) => `${number} in "${title}"`).join(', ')}`,
  },
  {
    ok: unproven.length === 0,
    text: `every requirement has a passed test of its kind ${unproven.map(({ number }) => number).join(', ')}`,
  },
  {
    ok: equalTitles.length === 0,
    text: `no two tests of a report have the same title ${equalTitles.join(', ')}`,
  },
]);
