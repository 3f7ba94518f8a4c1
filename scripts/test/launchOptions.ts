import { statfsSync } from 'node:fs';
import { findBrowser } from './findBrowser.js';

const executablePath = findBrowser();

/** Chromium shares memory in files on disk, because some containers have little shared memory. */
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
  // Saves a tenth of a test's processor time.
  ...(hasRoomForSharedMemory() && { ignoreDefaultArgs: ['--disable-dev-shm-usage'] }),
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    // One process for all tabs, and none for the network: starting them is not under test.
    '--renderer-process-limit=1',
    '--enable-features=NetworkServiceInProcess2',
  ],
};
