import { statfsSync } from 'node:fs';
import { findBrowser } from './findBrowser.js';

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

/** How the browser of all tests is launched. */
export const launchOptions = {
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
};
