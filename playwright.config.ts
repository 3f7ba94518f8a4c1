import { defineConfig } from '@playwright/test';
import { launchOptions } from './scripts/test/launchOptions.ts';

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
    // The demo's, whose server chooses a free port. The production build has one in each worker.
    baseURL: `http://localhost:${process.env.DEMO_PORT}`,
    viewport: { width: 1280, height: 900 },
    timezoneId: 'UTC',
    locale: 'en-US',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions,
  },
  webServer: {
    command: 'node scripts/serveDemo.ts --port 0',
    wait: { stdout: /Canvass is at http:\/\/localhost:(?<demo_port>\d+)/ },
  },
});
