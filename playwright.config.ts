import { statfsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/test/findBrowser.js';

const PORT = Number(process.env.E2E_PORT ?? 4173);
const executablePath = findBrowser();

/** Playwright lets Chromium share memory in files on the disk: in some containers there is little of the other. */
function hasRoomForSharedMemory() {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize > 1024 ** 3;
  } catch {
    return false;
  }
}

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
    launchOptions: {
      ...(executablePath && { executablePath }),
      // Takes a tenth off the processors' time of a test.
      ...(hasRoomForSharedMemory() && { ignoreDefaultArgs: ['--disable-dev-shm-usage'] }),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // One process for all tabs, and none for the network: starting them and talking to them is not what is tested.
        '--renderer-process-limit=1',
        '--enable-features=NetworkServiceInProcess2',
      ],
    },
  },
  webServer: {
    command: `node scripts/serveDemo.ts --port ${PORT} --quiet`,
    port: PORT,
    reuseExistingServer: false,
  },
});
