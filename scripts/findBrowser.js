import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const macApplications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The Chromium that Playwright brought itself, or undefined. */
function playwrightsOwn() {
  try {
    const path = createRequire(import.meta.url)('@playwright/test').chromium.executablePath();
    return existsSync(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

/** A Chromium or Chrome on this machine, else the one that Playwright installed, else undefined. */
export function findBrowser() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = [
    process.env.CHROMIUM_PATH,
    ...folders.flatMap((folder) => names.map((name) => join(folder, name))),
    ...macApplications,
  ];
  return candidates.find((path) => path && existsSync(path)) ?? playwrightsOwn();
}
