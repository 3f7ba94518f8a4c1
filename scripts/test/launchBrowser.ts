import { chromium } from '@playwright/test';
import { findBrowser } from './findBrowser.js';

/** The tests' browser, without background work. `args` are further options of its command line. */
export function launchBrowser(...args: string[]) {
  const executablePath = findBrowser();
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-background-networking', '--disable-sync', ...args],
  });
}
