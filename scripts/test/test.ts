import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { basename } from 'node:path';
import { playwrightResults, vitestResults } from './testResults.ts';

interface Count {
  passed: number;
  failed: number;
}

interface Step {
  name: string;
  command: string;
  /** What the step counted; a step that counts nothing is one check. */
  count?: () => Count;
}

const counted = (results: { passed: boolean }[]): Count => {
  const passed = results.filter((result) => result.passed).length;
  return { passed, failed: results.length - passed };
};

const vitest = (project: string): Pick<Step, 'command' | 'count'> => ({
  command: `vitest run --project ${project} --reporter=dot --reporter=json --outputFile.json=reports/${project}.json`,
  count: () => counted(vitestResults(`reports/${project}.json`)),
});

const script = (path: string): Pick<Step, 'command' | 'count'> => ({
  command: `node scripts/${path}.ts`,
  count: () => JSON.parse(readFileSync(`reports/${basename(path)}.count.json`, 'utf8')),
});

const steps: Step[] = [
  { name: 'Format and lint', command: 'biome check --error-on-warnings' },
  {
    name: 'The import rule',
    command: 'npm run --silent check:imports',
  },
  { name: 'Unused files, exports, dependencies', command: 'knip' },
  { name: 'Types', command: 'tsc --noEmit' },
  { name: 'Unit and integration tests', ...vitest('unit') },
  { name: 'Contract: consumer tests', ...vitest('consumer') },
  { name: 'Contract: the pact file is the committed one', ...script('test/checkPactFile') },
  {
    name: 'Generated documentation',
    command: 'node scripts/docs/generateDocs.ts --check',
    count: script('docs/generateDocs').count as () => Count,
  },
  { name: 'Contract: provider verification', ...vitest('provider') },
  { name: 'Production build', command: 'vite build --logLevel warn' },
  { name: 'Size budget, no mock code', ...script('build/checkBuild') },
  { name: 'Demo build', command: 'vite build --mode demo --logLevel warn' },
  { name: 'Demo build for a sub-path', command: 'npm run --silent build:sub-path' },
  {
    name: 'Playwright',
    command: 'playwright test',
    count: () => counted(playwrightResults('reports/e2e.json')),
  },
  { name: 'Traceability', ...script('test/checkTraceability') },
];

function run({ name, command, count }: Step): Count {
  const started = Date.now();
  console.log(`\n== ${name}`);
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit' });
  console.log(`   ${((Date.now() - started) / 1000).toFixed(1)} s`);
  const result = existsSync('reports') && count ? safely(count) : { passed: 0, failed: 0 };
  if (status === 0) return count ? result : { passed: 1, failed: 0 };
  return { ...result, failed: Math.max(1, result.failed) };
}

/** A step that failed early leaves no report. */
function safely(count: () => Count): Count {
  try {
    return count();
  } catch {
    return { passed: 0, failed: 0 };
  }
}

rmSync('reports', { recursive: true, force: true });
mkdirSync('reports', { recursive: true });
const total: Count = { passed: 0, failed: 0 };
for (const step of steps) {
  const { passed, failed } = run(step);
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) {
    console.log(`\n${step.name} failed; the steps after it did not run.`);
    break;
  }
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
