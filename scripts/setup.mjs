// Sets up a fresh machine and repeats only what is missing. Runs on any Node, before ours is
// installed.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { findBrowser, findFirefox, findHeadlessShell, findWebKit } from './test/findBrowser.js';

const STAMP = 'node_modules/.canvass-setup';

/** Resolves with whether a command succeeded. */
const run = (command, args, options = {}) =>
  new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', ...options });
    child.on('error', () => resolve(false));
    child.on('close', (status) => resolve(status === 0));
  });

function fail(message) {
  console.error(message);
  process.exit(1);
}

async function installDependencies() {
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
    (await run('npm', ['install', '--no-save', '--ignore-scripts', '--loglevel=error'])) &&
    (await run('npm', ['rebuild', 'node', '--loglevel=error']));
  if (!isDone) fail('Dependencies: npm install failed, see above');
  writeFileSync(STAMP, lock);
  console.log('Dependencies: installed');
}

const isRoot = process.getuid?.() === 0;

function aptGet(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return run('apt-get', args, { env, stdio: 'ignore', timeout: 300_000 });
}

let areListsFresh = false;

/** Installs packages of Debian, if this process may. Without a network it does nothing. */
async function installPackages(...packages) {
  if (!isRoot) return;
  if (!areListsFresh) {
    // The lists of a new machine are as old as its image, and name packages that are gone.
    console.log('Packages: refreshing the lists of Debian');
    const isDone = await aptGet(
      'update',
      '-q',
      '-o',
      'Acquire::Retries=1',
      '-o',
      'Acquire::http::Timeout=20',
    );
    if (!isDone)
      console.log('Packages: the lists were not refreshed; going on with those that are here');
    areListsFresh = true;
  }
  console.log(`Packages: installing ${packages.join(', ')}`);
  await aptGet('install', '-y', '-q', '--no-install-recommends', ...packages);
}

/** What a program prints as its name and version. */
function versionOf(path) {
  const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' });
  return stdout?.trim().split('\n')[0] || 'of an unknown version';
}

async function installBrowser(dependencies) {
  // Browser tests take a third less time in the headless shell than in a whole Chromium.
  if (!process.env.CHROMIUM_PATH && !findHeadlessShell())
    await installPackages('chromium-headless-shell');
  // Playwright's own program is one of them.
  await dependencies;
  if (!findBrowser()) {
    console.log('Browser: none on this machine, trying Playwright’s own');
    await run('npx', ['playwright', 'install', '--with-deps', 'chromium'], { stdio: 'ignore' });
  }
  if (!findBrowser()) await installPackages('chromium');
  const browser = findBrowser();
  if (!browser) fail('Browser: none found. Install Chromium or Chrome, or set CHROMIUM_PATH.');
  console.log(`Browser: ${browser}, ${versionOf(browser)}`);
}

/** For the walk through Firefox and WebKit, which is left out where they are missing. */
async function installEngines() {
  if (!findFirefox()) await installPackages('firefox-esr');
  if (!findWebKit()) await installPackages('webkit2gtk-driver', 'xvfb');
  const paths = [findFirefox(), findWebKit()?.browser].filter(Boolean);
  for (const path of paths) console.log(`Engine beside Chromium: ${path}, ${versionOf(path)}`);
  if (paths.length < 2) console.log('Engines beside Chromium: not all; the last line says which');
}

// Debian's packages are installed beside npm's.
const dependencies = installDependencies();
if (!process.argv.includes('--no-browser')) await installBrowser(dependencies);
if (process.argv.includes('--engines')) await installEngines();
await dependencies;
