import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { mockProvider } from '../mockProvider.ts';
import { wholeContract } from '../pactFile.ts';

const run = promisify(execFile);

test('the packed contract verifies a server from an empty folder', async () => {
  const output = execFileSync(process.execPath, ['contracts/pack.ts'], { encoding: 'utf8' });
  const tarball = resolve(output.trim().split('\n').at(-1) ?? '');
  expect(tarball).toMatch(/canvass-contract-\d+\.\d+\.\d+\.tgz$/);
  expect(statSync(tarball).size).toBeLessThan(1_000_000);
  const folder = mkdtempSync(join(tmpdir(), 'canvass-contract-'));
  const server = await mockProvider();
  try {
    const quiet = ['--no-audit', '--no-fund', '--prefer-offline'];
    await run('npm', ['install', ...quiet, tarball], { cwd: folder });
    const addresses = [
      '--provider-url',
      server.providerUrl,
      '--states-url',
      server.statesUrl ?? '',
    ];
    // One call shows that the program works here; other tests verify the whole contract.
    const only = ['--only', 'POST /email/contact-us'];
    const { stdout } = await run('npx', ['canvass-contract', 'verify', ...addresses, ...only], {
      cwd: folder,
    });
    expect(stdout).toMatch(/^(\d+) of \1 interactions hold$/m);
    expect(stdout).toMatch(/^(\d+) of \1 journeys hold$/m);
    expect(statSync(join(folder, 'reports/contract.json')).isFile()).toBe(true);
    const readPacked = (name: string) =>
      readFileSync(join(folder, 'node_modules/canvass-contract', name), 'utf8');
    expect(readPacked('README.md')).toContain('npx canvass-contract verify --provider-url');
    expect(readPacked('README.md')).not.toContain('npm run contracts:verify');
    const requirementNumbers = wholeContract().names.flatMap(
      (name) => name.match(/[A-Z][A-Z-]*-\d+/g) ?? [],
    );
    expect(
      requirementNumbers.filter((number) => !readPacked('rules.md').includes(`| ${number} |`)),
    ).toEqual([]);
    expect(readPacked('rules.md')).not.toContain('# Requirements');
    for (const page of ['README.md', 'api.md', 'openapi.json']) {
      expect(readPacked(page)).not.toMatch(/(?:requirements|contracts)\.md/);
    }
    // No registry answers: a dry run needs none.
    const registry = ['--registry', 'http://localhost:1', '--fetch-retries', '0', '--json'];
    const published = await run('npm', ['publish', '--dry-run', ...registry, tarball]);
    expect(published.stdout).toContain('"name": "canvass-contract"');
  } finally {
    await server.close();
    rmSync(folder, { recursive: true });
  }
}, 240_000);
