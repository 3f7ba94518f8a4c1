import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
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

/** Two lines of steps, which run side by side: on two cores, what one waits for the other uses. */
const lines: Step[][] = [
  [
    { name: 'Format and lint', command: 'biome check --error-on-warnings' },
    { name: 'The import rule', command: 'npm run --silent check:imports' },
    { name: 'Unused files, exports, dependencies', command: 'knip' },
    { name: 'Types', command: 'tsc --noEmit' },
    {
      name: 'Generated documentation',
      command: 'node scripts/docs/generateDocs.ts --check',
      count: script('docs/generateDocs').count as () => Count,
    },
    { name: 'Production build', command: 'vite build --logLevel warn' },
    { name: 'Size budget, no mock code', ...script('build/checkBuild') },
    { name: 'Demo build', command: 'vite build --mode demo --logLevel warn' },
    { name: 'Demo build for a sub-path', command: 'npm run --silent build:sub-path' },
    { name: 'Component tests', ...vitest('component') },
  ],
  [
    { name: 'Unit and integration tests', ...vitest('unit') },
    { name: 'Contract: consumer tests', ...vitest('consumer') },
    { name: 'Contract: the pact file is the committed one', ...script('test/checkPactFile') },
    { name: 'Contract: provider verification', ...vitest('provider') },
  ],
];

/** What needs all of that, one after the other. */
const lastSteps: Step[] = [
  {
    name: 'Playwright',
    command: 'node scripts/test/e2e.ts',
    count: () => counted(playwrightResults('reports/e2e.json')),
  },
  { name: 'Traceability', ...script('test/checkTraceability') },
];

/** Runs a command. Resolves with whether it succeeded; its output is shown when it ends, or at once. */
function execute(command: string, isShownAtOnce: boolean): Promise<{ ok: boolean; text: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, { shell: true, stdio: isShownAtOnce ? 'inherit' : 'pipe' });
    let text = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        text += chunk;
      });
    }
    child.on('close', (code) => resolve({ ok: code === 0, text }));
  });
}

async function run({ name, command, count }: Step, isShownAtOnce = false): Promise<Count> {
  const started = Date.now();
  if (isShownAtOnce) console.log(`\n== ${name}`);
  const { ok, text } = await execute(command, isShownAtOnce);
  if (!isShownAtOnce) console.log(`\n== ${name}\n${text.trimEnd()}`);
  console.log(`   ${((Date.now() - started) / 1000).toFixed(1)} s`);
  const result = count ? safely(count) : { passed: 0, failed: 0 };
  if (ok) return count ? result : { passed: 1, failed: 0 };
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

const total: Count = { passed: 0, failed: 0 };

/** Runs steps one after the other until one fails, in this line or in another. */
async function runInTurn(steps: Step[], isShownAtOnce = false): Promise<void> {
  for (const step of steps) {
    if (total.failed > 0) return;
    const { passed, failed } = await run(step, isShownAtOnce);
    total.passed += passed;
    total.failed += failed;
    if (failed > 0) console.log(`\n${step.name} failed; what comes after it does not run.`);
  }
}

rmSync('reports', { recursive: true, force: true });
mkdirSync('reports', { recursive: true });
await Promise.all(lines.map((steps) => runInTurn(steps)));
await runInTurn(lastSteps, true);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
