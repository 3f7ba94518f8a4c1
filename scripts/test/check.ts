import { globSync, readFileSync } from 'node:fs';
import { affectedBrowserTests, changedFiles, readImporters } from './affectedTests.ts';
import { failures, runStep, staticChecks, total } from './steps.ts';

// `npm run check`: the static checks and, beside them, the tests that the changes since the last
// commit affect.

const vitest = 'vitest run --reporter=dot';

/**
 * Unit tests that read files of the repository. They do not import these files, so Vitest does not
 * know which changes affect the tests.
 */
const readingFiles = globSync('{src,mocks,demo,fixtures,contracts,scripts}/**/*.test.ts', {
  exclude: ['**/node_modules/**'],
}).filter((file) => /\b(?:globSync|readFileSync)\(/.test(readFileSync(file, 'utf8')));

const changed = changedFiles();
/** Tests do not import journeys, which a process of their own runs. */
const ofContract = changed.some((file) => file.startsWith('contracts/journeys/'))
  ? ''
  : '--changed --passWithNoTests ';

const checks = [
  ...staticChecks,
  {
    name: 'Tests that read files of the repository',
    command: `${vitest} --project unit ${readingFiles.join(' ')}`,
  },
  {
    name: 'The contract, if a change reaches the mock backend or a journey',
    command: `${vitest} ${ofContract}--project provider contracts/provider/described.test.ts`,
  },
  {
    name: 'Consumer tests, and their pact',
    command: `${vitest} --project consumer && node scripts/test/checkPactFile.ts`,
  },
];
const affected = runStep({
  name: 'Unit and component tests',
  command: `${vitest} --changed --bail 1 --passWithNoTests --project unit --project component`,
});
const browserTests = affectedBrowserTests(changed, await readImporters());
if (browserTests.length > 0) {
  const isDemo = !browserTests.some((test) => test.includes('/production/'));
  checks.push({
    name: 'Browser tests of the layout, or changed ones',
    command: `npm run --silent e2e -- ${isDemo ? '--project=demo ' : ''}${browserTests.join(' ')}`,
  });
}
for (const check of checks) await runStep(check);
await affected;
console.log(failures.length > 0 ? `\nFailed: ${failures.join('; ')}` : '\nAll passed');
process.exitCode = total.failed > 0 ? 1 : 0;
