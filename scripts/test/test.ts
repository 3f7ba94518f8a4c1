import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { enginesHere } from '../../e2e/engines/enginesHere.ts';
import { type Count, runInTurn, type Step, staticChecks, total } from './steps.ts';
import { contractResults, playwrightResults, vitestResults } from './testResults.ts';

// `npm test`; `-- --longer` runs the longer checks in its place, and adds their counts to its own.

const { values } = parseArgs({ options: { longer: { type: 'boolean', default: false } } });

/** Where a run leaves its count for the longer checks that follow it. */
const TOTAL = 'reports/total.count.json';

const countResults = (results: { passed: boolean }[]): Count => {
  const passed = results.filter((result) => result.passed).length;
  return { passed, failed: results.length - passed };
};

const vitest = (project: string, environment = ''): Pick<Step, 'command' | 'count'> => ({
  command: `${environment} vitest run --project ${project} --reporter=dot --reporter=json --outputFile.json=reports/${project}.json`,
  count: () => countResults(vitestResults(`reports/${project}.json`)),
});

const script = (path: string): Pick<Step, 'command' | 'count'> => ({
  command: `node scripts/${path}.ts`,
  count: () => JSON.parse(readFileSync(`reports/${basename(path)}.count.json`, 'utf8')),
});

/** Two sequences side by side: on two cores, one uses the time that the other waits. */
const sequences: Step[][] = [
  // React's production build takes a third less time. `npm run check` has its warnings.
  [{ name: 'Component tests', ...vitest('component', 'NODE_ENV=production') }],
  [
    ...staticChecks,
    { name: 'Unit and integration tests', ...vitest('unit') },
    { name: 'Production build', command: 'vite build --logLevel warn' },
    { name: 'Size budget, no mock code', ...script('build/checkBuild') },
    { name: 'Demo build', command: 'vite build --mode demo --logLevel warn' },
    { name: 'Contract: consumer tests', ...vitest('consumer') },
    { name: 'Contract: the pact file is the committed one', ...script('test/checkPactFile') },
    {
      name: 'Contract: the mock backend keeps it',
      command: 'node contracts/verify.ts --reports reports/verified',
      count: () => countResults(contractResults('reports/verified/contract.json')),
    },
    {
      name: 'Contract: the calls of the journeys are the committed ones',
      command: 'git diff --exit-code --stat contracts/journeyCalls.json',
    },
  ],
];

/** The steps that need all of them, one after another. */
const lastSteps: Step[] = [
  {
    name: 'Playwright',
    command: 'node scripts/test/e2e.ts',
    count: () => countResults(playwrightResults('reports/e2e.json')),
  },
  { name: 'Traceability', ...script('test/checkTraceability') },
];

/** What rarely fails for a change of the product: `.ci/run` runs it after `npm test`. */
const longerSteps: Step[] = [
  { name: 'The verifier’s own tests', ...vitest('provider') },
  { name: 'The walk in Firefox and WebKit', ...vitest('engines') },
  {
    name: 'The demo under a sub-path',
    command:
      'npm run --silent build:sub-path && SUB_PATH=/tools/canvass/ playwright test staticHost',
  },
];

if (values.longer) {
  if (existsSync(TOTAL)) {
    const earlier: Count = JSON.parse(readFileSync(TOTAL, 'utf8'));
    total.passed += earlier.passed;
    total.failed += earlier.failed;
  }
  await runInTurn(longerSteps, true);
} else {
  rmSync('reports', { recursive: true, force: true });
  mkdirSync('reports', { recursive: true });
  await Promise.all(sequences.map((steps) => runInTurn(steps)));
  await runInTurn(lastSteps, true);
  writeFileSync(TOTAL, JSON.stringify(total));
}
const { missing } = enginesHere();
const untried = values.longer && missing.length > 0 ? `; not tried: ${missing.join(', ')}` : '';
console.log(`\n${total.passed} passed, ${total.failed} failed${untried}`);
process.exitCode = total.failed > 0 ? 1 : 0;
