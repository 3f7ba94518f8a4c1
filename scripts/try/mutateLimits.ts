// Sets each number of src/domain/limits.ts to another one, one at a time, and says which change no
// test notices: node scripts/try/mutateLimits.ts, or with names: node scripts/try/mutateLimits.ts pageSize toastDuration
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';

const FILE = 'src/domain/limits.ts';
const source = readFileSync(FILE, 'utf8');
const requestedFiles = process.argv.slice(2);

interface Limit {
  /** "redirectDelay.saved". */
  name: string;
  value: number;
  start: number;
  end: number;
}

/** Each number of the record, with its place in the file. */
const limits: Limit[] = [
  ...source.matchAll(/(?<=[{,\n]\s*)(\w+): (?:\{[^}]*\}|([\d_]+))/g),
].flatMap(({ 0: text, 1: group = '', index }) =>
  [...text.matchAll(/(\w+): ([\d_]+)/g)].map(
    ({ 0: match, 1: name = '', 2: number = '', index: position }) => {
      const end = index + position + match.length;
      const isPart = text.includes('{');
      return {
        name: isPart ? `${group}.${name}` : name,
        value: Number(number.replaceAll('_', '')),
        start: end - number.length,
        end,
      };
    },
  ),
);

/** The first test that fails; undefined if none does. */
function failing(command: string, args: string[]): string | undefined {
  const env = { ...process.env, NO_COLOR: '1' };
  const { status, stdout } = spawnSync(command, args, { encoding: 'utf8', env });
  const [, test] = /(?:FAIL .*? > | › )(.*)/.exec(stdout) ?? [];
  return status === 0 ? undefined : (test ?? 'none that it names');
}

const vitest = (project: string) => () =>
  failing('vitest', ['related', FILE, '--run', '--project', project, '--bail', '1']);

/** The first browser test that fails. Runs the files that contain the number or a neighbour of it. */
function browser({ value }: Limit): string | undefined {
  const replacements = [value, value - 1, value + 1].flatMap((replacement) => [
    String(replacement),
    replacement.toLocaleString('en'),
    String(replacement).replace(/(\d)(?=(\d{3})+$)/g, '$1_'),
  ]);
  const pattern = new RegExp(`(?<![\\d.,_])(?:${replacements.join('|')})(?![\\d_])`);
  const files = globSync('e2e/**/*.spec.ts').filter((file) =>
    pattern.test(readFileSync(file, 'utf8')),
  );
  if (files.length === 0) return undefined;
  if (failing('npm', ['run', '-s', 'build:demo'])) throw new Error('npm run build:demo fails.');
  return failing('npm', ['run', '-s', 'e2e', '--', '-x', ...files]);
}

// Tests that fail without a change prove nothing.
for (const project of ['unit', 'component']) {
  const test = vitest(project)();
  if (test) throw new Error(`The ${project} tests fail as they are: ${test}`);
}

const restore = () => writeFileSync(FILE, source);
process.on('SIGINT', () => {
  restore();
  process.exit(1);
});
const unnoticed: string[] = [];
for (const limit of limits.filter(
  ({ name }) => requestedFiles.length === 0 || requestedFiles.includes(name),
)) {
  const { name, value, start, end } = limit;
  // Far enough for a delay, a length or a size, and unlike any other number.
  const otherValue = value < 100 ? value + 7 : Math.round(value * 1.7) + 1;
  writeFileSync(FILE, source.slice(0, start) + otherValue + source.slice(end));
  const stages = {
    unit: vitest('unit'),
    component: vitest('component'),
    browser: () => browser(limit),
  };
  let noticed: string | undefined;
  try {
    for (const [stage, run] of Object.entries(stages)) {
      const test = noticed ? undefined : run();
      if (test) noticed = `noticed by a ${stage} test: ${test}`;
    }
  } finally {
    restore();
  }
  if (!noticed) unnoticed.push(name);
  console.log(`${name} ${value} → ${otherValue}: ${noticed ?? 'unnoticed'}`);
}
console.log(
  unnoticed.length > 0 ? `Unnoticed: ${unnoticed.join(', ')}` : 'A test notices every change.',
);
process.exitCode = unnoticed.length > 0 ? 1 : 0;
