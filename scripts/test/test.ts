import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { basename } from 'node:path';
import { enginesHere } from '../../e2e/engines/enginesHere.ts';
import { type Count, runInTurn, type Step, staticChecks, total } from './steps.ts';
import { playwrightResults, vitestResults } from './testResults.ts';

const countResults = (results: { passed: boolean }[]): Count => {
  const passed = results.filter((result) => result.passed).length;
  return { passed, failed: results.length - passed };
};

const vitest = (project: string): Pick<Step, 'command' | 'count'> => ({
  command: `vitest run --project ${project} --reporter=dot --reporter=json --outputFile.json=reports/${project}.json`,
  count: () => countResults(vitestResults(`reports/${project}.json`)),
});

const script = (path: string): Pick<Step, 'command' | 'count'> => ({
  command: `node scripts/${path}.ts`,
  count: () => JSON.parse(readFileSync(`reports/${basename(path)}.count.json`, 'utf8')),
});

/** Two sequences side by side: on two cores, one uses the time that the other waits. */
const sequences: Step[][] = [
  [{ name: 'Component tests', ...vitest('component') }],
  [
    ...staticChecks,
    { name: 'Unit and integration tests', ...vitest('unit') },
    { name: 'Production build', command: 'vite build --logLevel warn' },
    { name: 'Size budget, no mock code', ...script('build/checkBuild') },
    { name: 'Demo build', command: 'vite build --mode demo --logLevel warn' },
    { name: 'Demo build for a sub-path', command: 'npm run --silent build:sub-path' },
    { name: 'Contract: consumer tests', ...vitest('consumer') },
    { name: 'Contract: the pact file is the committed one', ...script('test/checkPactFile') },
    { name: 'Contract: provider verification', ...vitest('provider') },
  ],
];

const engines = enginesHere();

/** The steps that need all of them, one after another. */
const lastSteps: Step[] = [
  {
    name: 'Playwright',
    command: 'node scripts/test/e2e.ts --grep-invert @designs',
    count: () => countResults(playwrightResults('reports/e2e.json')),
  },
  ...(engines.installed.length > 0
    ? [{ name: 'The walk in Firefox and WebKit', ...vitest('engines') }]
    : []),
  { name: 'Traceability', ...script('test/checkTraceability') },
];

rmSync('reports', { recursive: true, force: true });
mkdirSync('reports', { recursive: true });
await Promise.all(sequences.map((steps) => runInTurn(steps)));
await runInTurn(lastSteps, true);
const untried = engines.missing.length > 0 ? `; not tried: ${engines.missing.join(', ')}` : '';
console.log(`\n${total.passed} passed, ${total.failed} failed${untried}`);
process.exitCode = total.failed > 0 ? 1 : 0;
