import { defineConfig } from '@playwright/test';
import { launchOptions } from './scripts/test/launchOptions.ts';

const PORT = Number(process.env.E2E_PORT ?? 4173);
export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // On a CI machine that something else keeps busy a browser may stall; the report names what needed another run.
  retries: process.env.CI ? 1 : 0,
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
  webServer: {
    command: `node scripts/serveDemo.ts --port ${PORT} --quiet`,
    port: PORT,
    reuseExistingServer: false,
  },
});
