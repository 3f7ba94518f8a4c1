import { spawn } from 'node:child_process';

export interface Count {
  passed: number;
  failed: number;
}

export interface Step {
  name: string;
  command: string;
  /** The step's count; a step without one is one check. */
  count?: () => Count;
}

/** The static checks. */
export const staticChecks: Step[] = [
  { name: 'Format and lint', command: 'biome check --error-on-warnings' },
  { name: 'Styles that supported browsers know', command: 'stylelint {src,demo}/**/*.css' },
  { name: 'The import rule', command: 'npm run --silent check:imports' },
  { name: 'Unused files, exports, dependencies', command: 'knip' },
  { name: 'Types', command: 'tsc --noEmit' },
  { name: 'Generated documentation', command: 'node scripts/docs/generateDocs.ts --check' },
];

/** Runs a command. Resolves with whether it succeeded; shows its output at the end, or at once. */
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

export const total: Count = { passed: 0, failed: 0 };

/** The names of the failed steps. */
export const failures: string[] = [];

/** Runs a step, and adds its count to the total. Resolves with whether it passed. */
export async function runStep(step: Step, isShownAtOnce = false): Promise<boolean> {
  const { passed, failed } = await run(step, isShownAtOnce);
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) failures.push(step.name);
  return failed === 0;
}

/** Runs steps one after another until one fails, here or in another sequence. */
export async function runInTurn(steps: Step[], isShownAtOnce = false): Promise<void> {
  for (const step of steps) {
    if (total.failed > 0) return;
    if (await runStep(step, isShownAtOnce)) continue;
    console.log(`\n${step.name} failed; what comes after it does not run.`);
  }
}
