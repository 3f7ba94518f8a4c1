import { chromium } from '@playwright/test';
import { findBrowser } from './findBrowser.js';

/** The browser of the tests, with nothing of its own in the background. */
export function launchBrowser() {
  const executablePath = findBrowser();
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-background-networking', '--disable-sync'],
  });
}
