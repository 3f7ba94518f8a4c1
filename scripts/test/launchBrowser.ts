import { chromium } from '@playwright/test';
import { findBrowser } from './findBrowser.js';

/** The tests' browser, without background work. */
export function launchBrowser() {
  const executablePath = findBrowser();
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-background-networking', '--disable-sync'],
  });
}
