import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { affectedBrowserTests, changedFiles, readImporters } from './affectedTests.ts';
import { failures, runStep, staticChecks, total } from './steps.ts';

// `npm run check`: the static checks and, beside them, the tests that the changes affect since the
// last commit of the branch `main` of `origin`; `-- --since REF` compares with another commit.

const vitest = 'vitest run --reporter=dot';

const exists = (revision: string): boolean => {
  try {
    execFileSync('git', ['rev-parse', '--verify', '--quiet', `${revision}^{commit}`]);
    return true;
  } catch {
    return false;
  }
};

const { values } = parseArgs({ options: { since: { type: 'string' } } });
const since = values.since ?? ['origin/main', 'HEAD'].find(exists) ?? 'HEAD';
if (!exists(since)) {
  console.error(`${since} is no commit of this repository`);
  process.exit(1);
}
// Vitest's order of tests reads it, in a process of its own.
process.env.CHECK_SINCE = since;
console.log(`Comparing with ${since}`);

/**
 * Unit tests that read files of the repository. They do not import these files, so Vitest does not
 * know which changes affect the tests.
 */
const fileReadingTests = globSync(
  '{src,packages,mocks,demo,fixtures,contracts,scripts}/**/*.test.ts',
  {
    exclude: ['**/node_modules/**'],
  },
).filter((file) => /\b(?:globSync|readFileSync)\(/.test(readFileSync(file, 'utf8')));

const changedPaths = changedFiles(since);
/** Tests do not import journeys, which a process of their own runs. */
const contractTestOptions = changedPaths.some((file) => file.startsWith('contracts/journeys/'))
  ? ''
  : `--changed ${since} --passWithNoTests `;

const checks = [
  ...staticChecks,
  {
    name: 'Tests that read files of the repository',
    command: `${vitest} --project unit ${fileReadingTests.join(' ')}`,
  },
  {
    name: 'The contract, if a change reaches the mock backend or a journey',
    command: `${vitest} ${contractTestOptions}--project provider contracts/provider/described.test.ts`,
  },
  {
    name: 'Consumer tests, and their pact',
    command: `${vitest} --project consumer && node scripts/test/checkPactFile.ts`,
  },
];
const affected = runStep({
  name: 'Unit and component tests',
  command: `${vitest} --changed ${since} --bail 1 --passWithNoTests --project unit --project component`,
});
const browserTests = affectedBrowserTests(changedPaths, await readImporters());
if (browserTests.length > 0) {
  checks.push({
    name: 'Browser tests of the layout, or changed ones',
    command: `npm run --silent e2e -- ${browserTests.join(' ')}`,
  });
}
for (const check of checks) await runStep(check);
await affected;
console.log(failures.length > 0 ? `\nFailed: ${failures.join('; ')}` : '\nAll passed');
process.exitCode = total.failed > 0 ? 1 : 0;
