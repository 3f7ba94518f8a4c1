// Changes the code in small ways, one at a time, and runs tests. A change that no test notices is
// reported:
// node scripts/try/mutate.ts              rules of domain, API and storage: unit tests
// node scripts/try/mutate.ts contract     rules of the mock backend: verification of the contract
// node scripts/try/mutate.ts screens [--places 150] [--seed 1] [--files 'src/ui/**'] [--folders agents]
//                                         a sample of screens: component tests
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    places: { type: 'string', default: '150' },
    seed: { type: 'string', default: '1' },
    files: { type: 'string', default: 'src/{features,ui}/**/*.{ts,tsx}' },
    folders: { type: 'string', default: '*' },
  },
});

/** Numbers from 0 to 1 that depend on the seed alone (a linear congruential generator). */
function createRandom(seed: number) {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Lines that hold no code to change: blanks, comments, imports, types, and closing brackets. */
const NO_CODE = /^\s*(?:$|\/\/|\/?\*|import |export type|interface |type |[)\]}>,;]*$)/;

/** Each line of code as Stryker's `file:line-line`. Modules with a unit test are left out. */
function codeLines(pattern: string): string[] {
  const files = globSync(pattern, { exclude: ['**/*.test.*', '**/*.d.ts'] });
  const tested = new Set(globSync('src/**/*.test.ts').map((test) => test.replace('.test', '')));
  return files
    .filter((file) => !tested.has(file))
    .sort()
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((text, index) =>
          NO_CODE.test(text) ? [] : [`${file}:${index + 1}-${index + 1}`],
        ),
    );
}

function samplePlaces(): string[] {
  const random = createRandom(Number(values.seed));
  return codeLines(values.files)
    .map((place) => ({ place, rank: random() }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, Number(values.places))
    .map(({ place }) => place);
}

const [kind = 'unit'] = positionals;
const args = kind === 'screens' ? ['--mutate', samplePlaces().join(',')] : [];
/** Apart from the project's dependencies: only this script needs its hundred packages. */
const STRYKER = 'scripts/try/stryker';
if (!existsSync(`${STRYKER}/node_modules`)) {
  spawnSync('npm', ['ci', '--prefix', STRYKER, '--legacy-peer-deps', '--ignore-scripts'], {
    stdio: 'inherit',
  });
}
const { status } = spawnSync(`${STRYKER}/node_modules/.bin/stryker`, ['run', ...args], {
  stdio: 'inherit',
  env: { ...process.env, MUTATE: kind, COMPONENT_FOLDERS: values.folders },
});
process.exitCode = status ?? 1;
