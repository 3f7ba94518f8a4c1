// Sets up a fresh machine; does again only what is missing. Runs on whatever Node is there, before ours is.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { findBrowser } from './findBrowser.js';

const STAMP = 'node_modules/.canvass-setup';

function run(command, args, options = {}) {
  const { status } = spawnSync(command, args, { stdio: 'inherit', ...options });
  return status === 0;
}

function fail(message) {
  console.error(message);
  process.exit(1);
}

function installDependencies() {
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  const isInstalled = existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lock;
  if (isInstalled) return console.log('Dependencies: already installed');
  // Not `npm ci`: it refuses a lock file that names fewer optional platforms than the registry offers.
  const isDone = run('npm', ['install', '--no-save', '--loglevel=error']);
  if (!isDone) fail('Dependencies: npm install failed, see above');
  writeFileSync(STAMP, lock);
  console.log('Dependencies: installed');
}

function installBrowser() {
  const found = findBrowser();
  if (found) return console.log(`Browser: ${found}`);
  console.log('Browser: none on this machine, trying Playwright’s own');
  run('npx', ['playwright', 'install', '--with-deps', 'chromium'], { stdio: 'ignore' });
  if (!findBrowser()) {
    console.log('Browser: trying the chromium package of Debian');
    const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
    run('apt-get', ['update', '-q'], { ...options, stdio: 'ignore' });
    run('apt-get', ['install', '-y', '-q', 'chromium'], { ...options, stdio: 'ignore' });
  }
  const installed = findBrowser();
  if (!installed) fail('Browser: none found. Install Chromium or Chrome, or set CHROMIUM_PATH.');
  console.log(`Browser: installed ${installed}`);
}

installDependencies();
if (!process.argv.includes('--no-browser')) installBrowser();
