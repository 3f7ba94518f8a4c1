import { globSync, readFileSync } from 'node:fs';
import { failures, runStep, staticChecks, total } from './steps.ts';

// `npm run check`: the static checks and, beside them, the tests that the changes since the last
// commit affect.

const vitest = 'vitest run --reporter=dot';

/** Unit tests that read files of a pattern: Vitest does not know that a change affects them. */
const readers = globSync('{src,mocks,demo,fixtures,contracts,scripts}/**/*.test.ts', {
  exclude: ['**/node_modules/**'],
}).filter((file) => readFileSync(file, 'utf8').includes('globSync('));

async function runAll(...steps: Parameters<typeof runStep>[0][]) {
  for (const step of steps) await runStep(step);
}

await Promise.all([
  runAll(...staticChecks, {
    name: 'Tests that read files',
    command: `${vitest} --project unit ${readers.join(' ')}`,
  }),
  runAll({
    name: 'Unit, component and consumer tests',
    command: `${vitest} --changed --passWithNoTests --project unit --project component --project consumer`,
  }),
]);
console.log(failures.length > 0 ? `\nFailed: ${failures.join('; ')}` : '\nAll passed');
process.exitCode = total.failed > 0 ? 1 : 0;
