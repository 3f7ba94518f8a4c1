import { defineConfig } from '@playwright/test';
import { launchOptions } from './scripts/test/launchOptions.ts';

const PRODUCTION = 'production/**';
/** `npm run e2e -- --dev` tests the dev server without a build. */
const isDev = process.env.E2E_DEV !== undefined;
const DEV_PORT = 4173;
/** Servers choose free ports, and Playwright reads them from their output. */
const { DEMO_PORT = DEV_PORT, PRODUCTION_PORT } = process.env;

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
    baseURL: `http://localhost:${DEMO_PORT}`,
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
    isDev
      ? { command: `vite --mode demo --port ${DEV_PORT} --strictPort`, port: DEV_PORT }
      : {
          command: 'node scripts/serveDemo.ts --port 0',
          wait: { stdout: /Canvass is at http:\/\/localhost:(?<demo_port>\d+)/ },
        },
    ...(isDev || process.argv.includes('--project=demo')
      ? []
      : [
          {
            command: 'node scripts/test/serveProduction.ts',
            wait: { stdout: /build is at http:\/\/localhost:(?<production_port>\d+)/ },
          },
        ]),
  ],
});
