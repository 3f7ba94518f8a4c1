import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('an unknown option prints a sentence, not a stack trace', () => {
  const { stderr, status } = spawnSync(process.execPath, ['demo/http/server.ts', '--prot', '1'], {
    encoding: 'utf8',
  });
  expect(stderr).toBe("Unknown option '--prot'\n");
  expect(status).toBe(1);
});

test('--help lists the options, and an invalid port is named', () => {
  const run = (...args: string[]) =>
    spawnSync(process.execPath, ['demo/http/server.ts', ...args], { encoding: 'utf8' });
  expect(run('--help').stdout).toContain('--allow-host NAME');
  const { stderr, status } = run('--port', 'abc');
  expect(stderr).toBe('--port abc is no port: a number from 0 to 65535 is.\n');
  expect(status).toBe(1);
});
