// Sets up a fresh machine and repeats only what is missing. Runs on any Node, before ours is
// installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { findBrowser, findFirefox, findHeadlessShell, findWebKit } from './test/findBrowser.js';

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
  const text = readFileSync('package-lock.json', 'utf8');
  const lock = createHash('sha256').update(text).digest('hex');
  // A workspace has a folder of its own, which may be missing beside the stamp.
  const isMissing = Object.entries(JSON.parse(text).packages).some(
    ([folder, { optional, devOptional }]) =>
      !optional && !devOptional && !existsSync(folder || '.'),
  );
  const isInstalled = !isMissing && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lock;
  if (isInstalled) return console.log('Dependencies: already installed');
  console.log('Dependencies: installing, which takes a minute');
  // Not `npm ci`: CONTRIBUTING.md says why. Only the package that brings Node runs its script.
  const isDone =
    run('npm', ['install', '--no-save', '--ignore-scripts', '--loglevel=error']) &&
    run('npm', ['rebuild', 'node', '--loglevel=error']);
  if (!isDone) fail('Dependencies: npm install failed, see above');
  writeFileSync(STAMP, lock);
  console.log('Dependencies: installed');
}

function aptGet(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return run('apt-get', args, { env, stdio: 'ignore', timeout: 120_000 });
}

function installBrowser() {
  const isRoot = process.getuid?.() === 0;
  if (isRoot && !process.env.CHROMIUM_PATH && !findHeadlessShell()) {
    // Browser tests take a third less time in it than in a whole Chromium.
    console.log('Browser: trying the chromium-headless-shell package of Debian');
    aptGet('install', '-y', '-q', 'chromium-headless-shell');
  }
  const found = findBrowser();
  if (found) return console.log(`Browser: ${found}`);
  console.log('Browser: none on this machine, trying Playwright’s own');
  run('npx', ['playwright', 'install', '--with-deps', 'chromium'], { stdio: 'ignore' });
  if (!findBrowser()) {
    console.log('Browser: trying the chromium package of Debian');
    aptGet('update', '-q');
    aptGet('install', '-y', '-q', 'chromium');
  }
  const installed = findBrowser();
  if (!installed) fail('Browser: none found. Install Chromium or Chrome, or set CHROMIUM_PATH.');
  console.log(`Browser: installed ${installed}`);
}

/** For the walk through Firefox and WebKit, which is left out where they are missing. */
function installEngines() {
  const packages = [
    ...(findFirefox() ? [] : ['firefox-esr']),
    ...(findWebKit() ? [] : ['webkit2gtk-driver', 'xvfb']),
  ];
  if (packages.length > 0 && process.getuid?.() === 0) {
    console.log(`Engines: trying Debian's packages ${packages.join(', ')}`);
    const install = () => aptGet('install', '-y', '-q', '--no-install-recommends', ...packages);
    if (!install()) aptGet('update', '-q') && install();
  }
  const names = [findFirefox() && 'Firefox', findWebKit() && 'WebKit'].filter(Boolean);
  console.log(`Engines beside Chromium: ${names.join(' and ') || 'none'}`);
}

installDependencies();
if (!process.argv.includes('--no-browser')) {
  installBrowser();
  installEngines();
}
