import { spawnSync } from 'node:child_process';
import { report } from './report.ts';

const { stdout } = spawnSync('git', ['status', '--porcelain', 'contracts/pacts'], {
  encoding: 'utf8',
});

report([
  {
    ok: stdout.trim() === '',
    text: `the consumer tests wrote the pact file that is committed ${stdout.trim()}`,
  },
]);
