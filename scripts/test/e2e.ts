// Runs the browser tests on builds that are as new as their sources:
// npm run e2e -- lists            one folder of e2e
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, statSync } from 'node:fs';

const builds = [
  { folder: 'dist', command: 'build' },
  { folder: 'dist-demo', command: 'build:demo' },
];

/** All sources of a build. */
const SOURCES = [
  '{src,packages,mocks,demo,fixtures,contracts/pacts,public,scripts/build}/**/*',
  '{vite.config.ts,index.html,package.json,package-lock.json,.env.demo}',
];

const newest = () =>
  Math.max(
    ...globSync(SOURCES, { exclude: ['**/*.test.ts'] }).map((path) => statSync(path).mtimeMs),
  );

const run = (command: string, args: string[], env = {}) =>
  spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } }).status ?? 1;

function buildStale(): boolean {
  const lastChange = newest();
  return builds
    .filter(({ folder }) => {
      const page = `${folder}/index.html`;
      return !existsSync(page) || statSync(page).mtimeMs < lastChange;
    })
    .every(({ folder, command }) => {
      console.log(`${folder} is missing or older than its sources: building it`);
      return run('npm', ['run', '--silent', command]) === 0;
    });
}

const args = process.argv.slice(2).map((arg, index, all) => {
  const isValue = /^--?[a-z-]+$/.test(all[index - 1] ?? '');
  return existsSync(`e2e/${arg}`) && !isValue ? `e2e/${arg}` : arg;
});

if (!buildStale()) process.exit(1);
process.exitCode = run('playwright', ['test', ...args]);
