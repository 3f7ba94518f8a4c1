import { existsSync, globSync } from 'node:fs';

/** Modules of features and screens that have a unit test of their own. */
const tested = globSync('src/{features,ui}/**/*.test.ts')
  .map((test) => test.replace('.test.ts', '.ts'))
  .filter((module) => existsSync(module));

/** What `scripts/try/mutate.ts` changes, and which tests it runs, by the variable MUTATE. */
const kinds = {
  /** The rules of the mock backend, which the verification of the contract notices. */
  contract: {
    testRunner: 'command',
    commandRunner: {
      command:
        'node contracts/verify.ts --journeys --bail && node contracts/verify.ts --interactions',
    },
    mutate: [
      'mocks/handlers/*Endpoints.ts',
      'mocks/backend/{analyze,emails,publicUser,replaceQuestions,requireOwnUserId,resetLinkState,slicePage}.ts',
    ],
    concurrency: 2,
    timeoutMS: 60_000,
    allowEmpty: false,
  },
  /** The rules of domain, API and storage, with unit tests. */
  unit: {
    testRunner: 'vitest',
    mutate: [
      'src/domain/**/*.ts',
      'src/{api,storage}/*.ts',
      'src/features/builder/draft/*.ts',
      ...tested,
      '!src/{api,storage}/use*.ts',
      '!src/**/*.test.ts',
      '!src/domain/analysis/responsesByDay.ts',
    ],
    concurrency: 2,
  },
  /** A sample of screens, with component tests. */
  screens: {
    testRunner: 'vitest',
    // Each test renders the whole application, so every test is related to every module.
    vitest: { configFile: 'vitest.config.ts', related: false },
    coverageAnalysis: 'perTest',
    // React also renders between two tests. Such a mutant counts as static, and would run all tests.
    ignoreStatic: true,
    concurrency: 1,
    timeoutMS: 60_000,
    dryRunTimeoutMinutes: 30,
  },
};

const kind = process.env.MUTATE ?? 'unit';

export default {
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.config.ts' },
  tsconfigFile: 'none',
  ignorePatterns: ['dist', 'dist-*', 'docs', 'e2e', 'reports', 'bench'],
  reporters: ['clear-text', 'progress-append-only', 'json'],
  jsonReporter: { fileName: `reports/mutation-${kind}.json` },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  tempDirName: '.stryker-tmp',
  ...kinds[kind],
};
