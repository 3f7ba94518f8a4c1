import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import { defineConfig, type UserWorkspaceConfig, type ViteUserConfig } from 'vitest/config';
import { blueprintCss, intoLayer, purgeBlueprint } from './scripts/build/blueprintCss.ts';
import { AffectedTests, noteSaves } from './scripts/test/affectedTests.ts';
import { freePorts } from './scripts/test/freePorts.ts';
import { launchOptions } from './scripts/test/launchOptions.ts';

/** The settings of all unit tests. */
const unit = {
  name: 'unit',
  setupFiles: 'scripts/test/repeatableChance.ts',
  // Files share their imports: loading them anew for each takes longer than the tests.
  isolate: false,
  // A busy machine makes a test slow, not red.
  testTimeout: 60_000,
  env: { TZ: 'UTC', VITE_API_URL: 'http://localhost/api/v1' },
};

/**
 * Pact's mock server uses a port from here to a hundred above, and holds it only during a test. The
 * search begins at a port of this process's own, because a run in another clone could find it free.
 */
const consumerPort = await freePorts(20_000 + (process.pid % 100) * 100);

// The build sets the version that index.html shows.
process.env.VITE_VERSION ??= 'test';

/** Blueprint's style sheet as the build ships it, for a comparison with the whole one. */
const purgedStyles: Plugin = {
  name: 'purged-styles',
  resolveId: (id) => (id === 'virtual:purged-styles' ? id : undefined),
  load: async (id) => {
    if (id !== 'virtual:purged-styles') return undefined;
    const path = fileURLToPath(import.meta.resolve('@blueprintjs/core/lib/css/blueprint.css'));
    return `export default ${JSON.stringify(intoLayer(await purgeBlueprint(readFileSync(path, 'utf8'))))}`;
  },
};

/** The component tests. */
const component: UserWorkspaceConfig = {
  plugins: [react(), blueprintCss({ isPurged: false }), noteSaves, purgedStyles],
  // Otherwise Vite finds it during the run, and reloads the tests.
  optimizeDeps: { include: ['fast-check'] },
  test: {
    name: 'component',
    include: ['component/**/*.test.ts?(x)'],
    setupFiles: 'component/support/setUp.ts',
    isolate: false,
    // Projects with different numbers of workers run one after another.
    sequence: { groupOrder: 1 },
    maxWorkers: 2,
    // A busy machine makes a test slow, not red.
    testTimeout: 90_000,
    expect: { poll: { timeout: 10_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      // As in Playwright, a part of a name matches.
      locators: { exact: false },
      provider: playwright({
        launchOptions,
        contextOptions: { locale: 'en-US', timezoneId: 'UTC', reducedMotion: 'reduce' },
        actionTimeout: 10_000,
      }),
      instances: [{ browser: 'chromium', viewport: { width: 1280, height: 900 } }],
    },
  },
};

/** The tests of `scripts/try/mutate.ts`, by the variable MUTATE. */
const mutationTests: Record<string, ViteUserConfig> = {
  unit: {
    test: {
      ...unit,
      include: ['src/{domain,api,storage,features,ui}/**/*.test.ts'],
      // Skipped: it tries each time zone for seconds, and its code is not mutated.
      exclude: ['src/domain/analysis/responsesByDay.test.ts'],
    },
  },
  // Most mutants fail a test by a condition that never becomes true: the waits are shorter.
  screens: {
    ...component,
    test: {
      ...component.test,
      include: [`component/${process.env.COMPONENT_FOLDERS ?? '*'}/*.test.ts?(x)`],
      testTimeout: 30_000,
      expect: { poll: { timeout: 5_000 } },
    },
  },
};

const allTests: ViteUserConfig = {
  test: {
    sequence: { sequencer: AffectedTests },
    projects: [
      {
        test: {
          ...unit,
          include: ['{src,packages,mocks,demo,fixtures,contracts,scripts}/**/*.test.ts'],
          exclude: ['**/node_modules/**', 'contracts/consumer/**', 'contracts/provider/**'],
        },
      },
      component,
      {
        test: {
          name: 'consumer',
          include: ['contracts/consumer/**/*.test.ts'],
          env: { VITE_API_URL: `http://127.0.0.1:${consumerPort}/api/v1` },
          globalSetup: 'contracts/emptyPacts.ts',
          fileParallelism: false,
          sequence: { groupOrder: 2 },
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'engines',
          include: ['e2e/engines/*.test.ts'],
          // Firefox and WebKit side by side.
          maxWorkers: 2,
          testTimeout: 120_000,
          hookTimeout: 60_000,
          bail: 1,
        },
      },
      {
        test: {
          name: 'provider',
          include: ['contracts/provider/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 300_000,
        },
      },
    ],
  },
};

export default defineConfig(mutationTests[process.env.MUTATE ?? ''] ?? allTests);
