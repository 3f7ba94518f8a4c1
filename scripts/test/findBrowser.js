import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

const shells = ['chromium-headless-shell', 'chrome-headless-shell'];
const browsers = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const macApplications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Playwright's own Chromium, or undefined. */
function playwrightsOwn() {
  try {
    const path = createRequire(import.meta.url)('@playwright/test').chromium.executablePath();
    return existsSync(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

function onPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path));
}

/** A headless shell on this machine, or undefined. */
export const findHeadlessShell = () => onPath(shells);

/**
 * The headless shell, Chromium or Chrome of this machine, otherwise Playwright's, otherwise
 * undefined.
 */
export function findBrowser() {
  const asked = process.env.CHROMIUM_PATH;
  if (asked && existsSync(asked)) return asked;
  return (
    findHeadlessShell() ??
    onPath(browsers) ??
    macApplications.find((path) => existsSync(path)) ??
    playwrightsOwn()
  );
}

/** Firefox on this machine, or undefined. */
export const findFirefox = () => onPath(['firefox-esr', 'firefox']);

/** WebKitGTK's driver and browser on this machine, or undefined. */
export function findWebKit() {
  const driver = onPath(['WebKitWebDriver']);
  const folders = existsSync('/usr/lib') ? readdirSync('/usr/lib') : [];
  const browser = folders
    .map((folder) => `/usr/lib/${folder}/webkit2gtk-4.1/MiniBrowser`)
    .find((path) => existsSync(path));
  return driver && browser && onPath(['Xvfb']) ? { driver, browser } : undefined;
}
