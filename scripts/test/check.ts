import { failures, runInTurn, staticChecks, total } from './steps.ts';

// `npm run check`: the static checks and, beside them, the tests that the changes since the last
// commit affect.

await Promise.all([
  runInTurn(staticChecks),
  runInTurn([
    {
      name: 'Unit, component and consumer tests',
      command:
        'vitest run --reporter=dot --changed --passWithNoTests --project unit --project component --project consumer',
    },
  ]),
]);
console.log(failures.length > 0 ? `\nFailed: ${failures.join('; ')}` : '\nAll passed');
process.exitCode = total.failed > 0 ? 1 : 0;
