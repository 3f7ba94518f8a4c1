import { execFileSync, spawn } from 'node:child_process';
import { expect, test } from 'vitest';
import { brokerStandIn } from '../brokerStandIn.ts';

/** Runs an npm script of the project against a broker, and resolves with its exit code. */
function run(script: string, brokerUrl: string): Promise<number | null> {
  const child = spawn('npm', ['run', '--silent', script], {
    stdio: 'ignore',
    env: { ...process.env, PACT_BROKER_BASE_URL: brokerUrl, PACT_BROKER_TOKEN: 'a-broker-token' },
  });
  return new Promise((resolve) => child.on('close', resolve));
}

const commit = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim();

test('publishing sends the pact with the commit as its version', async () => {
  const broker = await brokerStandIn({ isDeployable: true });
  expect(await run('contracts:publish', broker.url)).toBe(0);
  await broker.close();
  const sent = broker.requests.find(({ url }) => url === '/contracts/publish');
  expect(sent?.authorization).toBe('Bearer a-broker-token');
  const body = JSON.parse(sent?.body ?? '{}');
  expect(body.pacticipantVersionNumber).toBe(commit);
  const [contract] = body.contracts;
  const pact = JSON.parse(Buffer.from(contract.content, 'base64').toString());
  expect(pact.consumer.name).toBe('canvass-web');
  expect(pact.interactions.length).toBeGreaterThan(40);
});

test.each([
  [true, 0],
  [false, 1],
])('can-i-deploy, asked of a broker that says %s, exits with %i', async (isDeployable, code) => {
  const broker = await brokerStandIn({ isDeployable });
  expect(await run('contracts:can-i-deploy', broker.url)).toBe(code);
  await broker.close();
  const asked = broker.requests.find(({ url }) => url.startsWith('/matrix'));
  expect(asked?.url).toContain('canvass-web');
  expect(asked?.url).toContain(commit);
  expect(asked?.url).toContain('environment=production');
});
