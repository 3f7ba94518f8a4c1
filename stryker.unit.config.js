import { existsSync, globSync } from 'node:fs';

/** Modules of features and screens that have a unit test of their own. */
const tested = globSync('src/{features,ui}/**/*.test.ts')
  .map((test) => test.replace('.test.ts', '.ts'))
  .filter((module) => existsSync(module));

export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.unit.config.ts' },
  tsconfigFile: 'none',
  mutate: [
    'src/domain/**/*.ts',
    'src/{api,storage}/*.ts',
    'src/features/builder/draft/*.ts',
    ...tested,
    '!src/{api,storage}/use*.ts',
    '!src/**/*.test.ts',
    '!src/domain/analysis/responsesByDay.ts',
  ],
  ignorePatterns: ['dist', 'dist-*', 'e2e', 'reports', 'bench'],
  reporters: ['clear-text', 'json'],
  jsonReporter: { fileName: 'reports/mutationUnit.json' },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  tempDirName: '.stryker-tmp',
  concurrency: 2,
};
