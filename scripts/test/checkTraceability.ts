import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { report } from './report.ts';
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

const NUMBER = /[A-Z][A-Z-]*-\d+/g;
const BRACKETS = /\(([^()]*)\)/g;

/** The requirement numbers in a title's brackets. */
function numbersIn(title: string): string[] {
  return [...title.matchAll(BRACKETS)].flatMap(([, inside = '']) => inside.match(NUMBER) ?? []);
}

const ROW = /^\| ([A-Z][A-Z-]*-\d+) \| (✓?) ?\| (.+) \|$/;

/** The numbered statements of docs/requirements.md. */
const requirements = readFileSync('docs/requirements.md', 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, number, mark, statement] = ROW.exec(line) ?? [];
    return number && statement ? [{ number, needsBrowser: mark === '✓', statement }] : [];
  });
const known = new Set(requirements.map(({ number }) => number));
const tests = [
  ...['unit', 'consumer', 'provider'].flatMap((name) => vitestResults(`reports/${name}.json`)),
  ...vitestResults('reports/component.json', true),
  ...playwrightResults('reports/e2e.json'),
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
    numbers.filter((number) => !known.has(number)).map((number) => [number, title] as const),
  ),
);
/** Numbers with a known prefix that a source names and no requirement has. */
const prefixOf = (number: string) => number.replace(/\d+$/, '');
const prefixes = new Set(requirements.map(({ number }) => prefixOf(number)));
const misquoted = globSync(
  '{src,mocks,demo,contracts,fixtures,component,e2e,scripts}/**/*.{ts,tsx}',
  {
    exclude: (path) => path.includes('node_modules'),
  },
).flatMap((path) =>
  (readFileSync(path, 'utf8').match(NUMBER) ?? [])
    .filter((number) => prefixes.has(prefixOf(number)) && !known.has(number))
    .map((number) => `${number} in ${path}`),
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
    ok: misquoted.length === 0,
    text: `every number that a comment names exists ${misquoted.join(', ')}`,
  },
  {
    ok: unproven.length === 0,
    text: `every requirement has a passed test of its kind ${unproven.map(({ number }) => number).join(', ')}`,
  },
  { ok: rows.length > 0, text: 'docs/requirements.md has requirements' },
]);
