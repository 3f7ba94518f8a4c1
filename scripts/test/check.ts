import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { failures, runInTurn, staticChecks, total } from './steps.ts';

// `npm run check`: the static checks and, beside them, the tests that the changes since the last
// commit affect.

const git = (...words: string[]) =>
  execFileSync('git', words, { encoding: 'utf8' }).split('\n').filter(Boolean);

const changed = [
  ...git('diff', '--name-only', 'HEAD'),
  ...git('ls-files', '--others', '--exclude-standard'),
];

/**
 * The folders of component tests that these files affect. Each test renders the whole application,
 * so `--changed` would select all. A change in one feature, or in the demo, selects only the folder
 * with its name.
 */
function componentTests(files: string[]): string[] {
  const product = files.filter((file) => /^(src|mocks|demo|fixtures|component)\//.test(file));
  const tested = product.filter((file) => !/^(src|mocks|demo|fixtures)\/.*\.test\.ts$/.test(file));
  const folders = tested.map((file) => {
    const [, folder] = /^(?:src\/features\/|component\/|(?=demo\/))([^/]+)\//.exec(file) ?? [];
    return folder && folder !== 'support' ? `component/${folder}/` : 'component/';
  });
  if (folders.includes('component/')) return ['component/'];
  return [...new Set(folders)].filter((folder) => {
    const isThere = existsSync(folder);
    if (!isThere) {
      console.log(`There is no ${folder}: run the browser tests of this feature, npm run e2e.`);
    }
    return isThere;
  });
}

const component = componentTests(changed);
const vitest = 'vitest run --reporter=dot';

await Promise.all([
  runInTurn(staticChecks),
  runInTurn([
    {
      name: 'Unit and consumer tests',
      command: `${vitest} --changed --passWithNoTests --project unit --project consumer`,
    },
    ...(component.length > 0
      ? [
          {
            name: `Component tests: ${component.join(' ')}`,
            command: `${vitest} --project component ${component.join(' ')}`,
          },
        ]
      : []),
  ]),
]);
console.log(failures.length > 0 ? `\nFailed: ${failures.join('; ')}` : '\nAll passed');
process.exitCode = total.failed > 0 ? 1 : 0;
