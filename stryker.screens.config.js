export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  // Each test renders the whole application, so every test is related to every module.
  vitest: { configFile: 'vitest.screens.config.ts', related: false },
  tsconfigFile: 'none',
  coverageAnalysis: 'perTest',
  // React also renders between two tests. Such a mutant counts as static, and would run all tests.
  ignoreStatic: true,
  ignorePatterns: ['dist', 'dist-*', 'e2e', 'reports', 'bench'],
  reporters: ['clear-text', 'progress-append-only', 'json'],
  jsonReporter: { fileName: 'reports/mutationScreens.json' },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  tempDirName: '.stryker-tmp',
  concurrency: 1,
  timeoutMS: 60_000,
  dryRunTimeoutMinutes: 30,
};
