import { defineConfig } from '@playwright/test';
import { launchOptions } from './scripts/test/launchOptions.ts';

const PORT = Number(process.env.E2E_PORT ?? 4173);
const PRODUCTION_PORT = PORT + 1;
const PRODUCTION = 'production/**';
/** `npm run e2e -- --dev` tests the dev server without a build. */
const isDev = process.env.E2E_DEV !== undefined;
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  outputDir: 'reports/e2e',
  reporter: [['dot'], ['json', { outputFile: 'reports/e2e.json' }]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    viewport: { width: 1280, height: 900 },
    timezoneId: 'UTC',
    locale: 'en-US',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions,
  },
  projects: [
    { name: 'demo', testIgnore: PRODUCTION },
    // The demo's service worker hides the network.
    ...(isDev
      ? []
      : [
          {
            name: 'production',
            testMatch: PRODUCTION,
            use: { baseURL: `http://localhost:${PRODUCTION_PORT}` },
          },
        ]),
  ],
  webServer: [
    {
      command: isDev
        ? `vite --mode demo --port ${PORT} --strictPort`
        : `node scripts/serveDemo.ts --port ${PORT} --quiet`,
      port: PORT,
      reuseExistingServer: false,
    },
    ...(isDev || process.argv.includes('--project=demo')
      ? []
      : [
          {
            command: `node scripts/test/serveProduction.ts --port ${PRODUCTION_PORT} --latency 50`,
            port: PRODUCTION_PORT,
            reuseExistingServer: false,
          },
        ]),
  ],
});
