// Runs README's two commands on machines that nobody has prepared: Debian roots made from nothing,
// with Node and npm of this machine. As root, with debootstrap; one root takes 1.5 GB.
//
// npm run try:fresh                            both releases, with new and with old package lists
// npm run try:fresh -- bookworm                one release
// npm run try:fresh -- trixie old              and one state of its lists
// npm run try:fresh -- trixie old --only demo  the first command alone
import { spawn, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

const words = process.argv.slice(2);
const pickPackages = (all: string[]) => {
  const packages = all.filter((word) => words.includes(word));
  return packages.length > 0 ? packages : all;
};
const releases = pickPackages(['bookworm', 'trixie']);
const states = pickPackages(['new', 'old']);
const commands = pickPackages(['demo', 'test']);

const PORT = 3177;

function run(command: string, args: string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed: ${stderr || stdout}`);
  return stdout;
}

/** The address from which this machine gets its Debian packages. */
function mirror(): string {
  const format = ['--format', '$(ORIGIN) $(LABEL) $(REPO_URI)', 'Created-By: Packages'];
  const lines = run('apt-get', ['indextargets', ...format]).split('\n');
  const packageLine = lines.find((line) => line.startsWith('Debian Debian http'));
  return packageLine?.split(' ')[2] ?? 'http://deb.debian.org/debian/';
}

/** Node and npm of this machine, not those of the project. */
function copyNode(root: string): void {
  const paths = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'node'));
  const node = paths.find((path) => existsSync(path) && !path.includes('node_modules'));
  if (!node) throw new Error('This machine has no Node of its own');
  const real = realpathSync(node);
  cpSync(real, join(root, 'usr/bin/node'));
  const npm = join(dirname(dirname(real)), 'lib/node_modules/npm');
  cpSync(npm, join(root, 'usr/lib/node_modules/npm'), { recursive: true });
  for (const name of ['npm', 'npx']) {
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, join(root, `usr/bin/${name}`));
  }
}

/** How this machine reaches packages: names of hosts, certificates, settings of apt and npm. */
function copySettings(root: string): void {
  const files = [
    '/etc/resolv.conf',
    '/etc/hosts',
    '/etc/ssl/certs/ca-certificates.crt',
    '/root/.npmrc',
    '/etc/npmrc',
    '/usr/etc/npmrc',
    ...globSync('/etc/apt/apt.conf.d/99*'),
  ];
  for (const file of files.filter((path) => existsSync(path))) {
    mkdirSync(join(root, dirname(file)), { recursive: true });
    cpSync(file, join(root, file), { dereference: true });
  }
}

/** Lists that name packages which the host has replaced since. */
function ageLists(root: string): void {
  for (const list of globSync(join(root, 'var/lib/apt/lists/*_Packages'))) {
    const aged = readFileSync(list, 'utf8').replace(
      /^(Version: |Filename: .*_)(\S+?)(_\w+\.deb)?$/gm,
      (_, prefix: string, version: string, end = '') => `${prefix}${version}~gone${end}`,
    );
    writeFileSync(list, aged);
  }
  // Otherwise apt takes the lists for the newest.
  for (const release of globSync(join(root, 'var/lib/apt/lists/*Release'))) rmSync(release);
}

const keptEntries = Object.entries(process.env).filter(([name]) =>
  /proxy|npm_config_registry/i.test(name),
);
const environment = {
  ...Object.fromEntries(keptEntries),
  PATH: '/usr/sbin:/usr/bin:/sbin:/bin',
  HOME: '/root',
  LANG: 'C.UTF-8',
};

/** Starts a command in the root, in namespaces of its own. */
function start(root: string, command: string, log: string) {
  const mounts = ['dev', 'sys'].map((name) => `mount --rbind /${name} ${join(root, name)}`);
  const inside = `chroot ${root} /bin/sh -c 'cd /project && ${command}'`;
  const child = spawn(
    'unshare',
    [
      '--mount',
      '--pid',
      '--fork',
      `--mount-proc=${join(root, 'proc')}`,
      '--kill-child',
      'sh',
      '-c',
      [...mounts, inside].join(' && '),
    ],
    { env: environment, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => appendFileSync(log, chunk));
  return child;
}

const ended = (child: ReturnType<typeof start>) =>
  new Promise<number | null>((resolve) => child.once('close', resolve));

/** Whether the demo answers, and prints address and accounts. */
async function tryDemo(root: string, log: string): Promise<string> {
  const child = start(root, `npm run demo -- --port ${PORT}`, log);
  const end = ended(child);
  const answer = async () => (await fetch(`http://localhost:${PORT}/`).catch(() => null))?.ok;
  while (child.exitCode === null && !(await answer())) {
    await Promise.race([end, new Promise((resolve) => setTimeout(resolve, 500))]);
  }
  const isServed = await answer();
  child.kill('SIGKILL');
  await end;
  const text = readFileSync(log, 'utf8');
  const isAnnounced = text.includes(`:${PORT}`) && text.includes('nadia@canvass.example');
  return isServed && isAnnounced ? 'served, with address and accounts' : 'FAILED';
}

async function tryTest(root: string, log: string): Promise<string> {
  await ended(start(root, 'npm test', log));
  const logLines = readFileSync(log, 'utf8').split('\n');
  const setupLines = logLines.filter((line) => /^(Browser|Engine|Packages)/.test(line));
  return [
    ...setupLines,
    logLines.findLast((line) => /\d+ passed, \d+ failed/.test(line)) ?? 'FAILED',
  ].join('\n  ');
}

if (!spawnSync('debootstrap', ['--version']).stdout)
  run('apt-get', ['install', '-y', 'debootstrap']);
const folder = join(tmpdir(), 'canvass-fresh');
mkdirSync('reports/fresh', { recursive: true });
for (const release of releases) {
  for (const state of states) {
    const root = join(folder, `${release}-${state}`);
    rmSync(root, { recursive: true, force: true });
    mkdirSync(root, { recursive: true });
    const include = '--include=ca-certificates,git';
    run('debootstrap', ['--variant=minbase', include, release, root, mirror()]);
    copyNode(root);
    copySettings(root);
    if (state === 'old') {
      rmSync(join(root, 'var/cache/apt/archives'), { recursive: true, force: true });
      ageLists(root);
    }
    run('git', ['clone', '--quiet', process.cwd(), join(root, 'project')]);
    for (const command of commands) {
      const log = `reports/fresh/${release}-${state}-${command}.log`;
      writeFileSync(log, '');
      const startTime = Date.now();
      const result = command === 'demo' ? await tryDemo(root, log) : await tryTest(root, log);
      const seconds = Math.round((Date.now() - startTime) / 1000);
      console.log(
        `${release}, ${state} lists, npm ${command === 'demo' ? 'run demo' : 'test'}, ${seconds} s:\n  ${result}`,
      );
    }
    rmSync(root, { recursive: true, force: true });
  }
}
