import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('an unknown option prints a sentence, not a stack trace', () => {
  const { stderr, status } = spawnSync(process.execPath, ['demo/http/server.ts', '--prot', '1'], {
    encoding: 'utf8',
  });
  expect(stderr).toBe("Unknown option '--prot'\n");
  expect(status).toBe(1);
});
