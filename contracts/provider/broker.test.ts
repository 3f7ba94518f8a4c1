import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { brokerStandIn } from '../brokerStandIn.ts';
import { journeysHash, wholeContract } from '../pactFile.ts';
import type { Verification, VerificationRun, Verified } from '../verificationReport.ts';

const REPORTS = 'reports/published';

let broker: Awaited<ReturnType<typeof brokerStandIn>>;

beforeEach(async () => {
  broker = await brokerStandIn();
});
afterEach(() => broker.close());

/** Runs an npm script of the project against the broker, and resolves with its exit code. */
function run(script: string, ...options: string[]): Promise<number | null> {
  const child = spawn('npm', ['run', '--silent', script, '--', ...options], {
    stdio: 'ignore',
    env: {
      ...process.env,
      PACT_BROKER_BASE_URL: broker.url,
      PACT_BROKER_TOKEN: 'a-broker-token',
    },
  });
  return new Promise((resolve) => child.on('close', resolve));
}

const sentTo = (end: string) => broker.requests.find(({ url }) => url.endsWith(end));

const commit = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim();

const wholeRun: VerificationRun = {
  providerUrl: 'https://canvass.example',
  parts: [],
  commit,
  pact: wholeContract().pact,
  endedAt: new Date().toISOString(),
};

/** The stored result of a verification: all rules hold, or the first one does not. */
function verified(isVerified: boolean, run: Partial<VerificationRun> = {}) {
  const results = wholeContract().names.map(
    (name, index): Verified => ({
      half: 'journeys',
      group: 'journeys',
      name,
      ok: isVerified || index > 0,
      details: '',
    }),
  );
  const verification: Verification = { run: { ...wholeRun, ...run }, results };
  mkdirSync(REPORTS, { recursive: true });
  writeFileSync(`${REPORTS}/contract.json`, JSON.stringify(verification));
}

const version = (number: string) => ['--reports', REPORTS, '--provider-version', number];

test('publishing sends the pact with the commit as its version', async () => {
  expect(await run('contracts:publish')).toBe(0);
  const published = sentTo('/contracts/publish');
  expect(published?.authorization).toBe('Bearer a-broker-token');
  const body = JSON.parse(published?.body ?? '{}');
  expect(body.pacticipantVersionNumber).toBe(commit);
  const [contract] = body.contracts;
  const pact = JSON.parse(Buffer.from(contract.content, 'base64').toString());
  expect(pact.consumer.name).toBe('canvass-web');
  expect(pact.interactions.length).toBeGreaterThan(90);
  // Equal interactions count as verified: a comment tells other journeys apart.
  expect(pact.interactions[0].comments.text).toEqual([`Journeys ${journeysHash()}`]);
});

test('publish, publish results, and can-i-deploy work from end to end', async () => {
  expect(await run('contracts:publish')).toBe(0);
  expect(await run('contracts:can-i-deploy')).toBe(1);

  verified(false);
  expect(await run('contracts:publish-results', ...version('1.0.0'))).toBe(0);
  expect(await run('contracts:can-i-deploy')).toBe(1);

  verified(true);
  const build = ['--branch', 'feature/lists', '--build-url', 'https://ci.example/7'];
  expect(await run('contracts:publish-results', ...version('1.0.1'), ...build)).toBe(0);
  expect(broker.requests.find(({ method }) => method === 'PUT')?.url).toBe(
    '/pacticipants/canvass-api/branches/feature%2Flists/versions/1.0.1',
  );
  const results = broker.requests.findLast(({ url }) => url.endsWith('/verification-results'));
  expect(results?.authorization).toBe('Bearer a-broker-token');
  expect(JSON.parse(results?.body ?? '{}')).toMatchObject({
    success: true,
    providerApplicationVersion: '1.0.1',
    buildUrl: 'https://ci.example/7',
  });
  expect(await run('contracts:can-i-deploy')).toBe(0);
  const matrixRequest = broker.requests.find(({ url }) => url.startsWith('/matrix'));
  expect(matrixRequest?.url).toContain('canvass-web');
  expect(matrixRequest?.url).toContain(commit);
  expect(matrixRequest?.url).toContain('environment=production');
});

test('results of an unpublished pact, or without a version, are refused', async () => {
  verified(true);
  expect(await run('contracts:publish-results', ...version('1.0.0'))).toBe(1);
  expect(await run('contracts:publish-results')).toBe(1);
});

test.each<[string, Partial<VerificationRun>]>([
  ['a part of the contract', { parts: ['--only SERVER-3'] }],
  ['the mock backend', { providerUrl: null }],
  ['another pact', { pact: 'p' }],
  ['another commit', { commit: 'c' }],
  ['last August', { endedAt: '2026-08-20T09:00:00.000Z' }],
])('the results of a run of %s are not published', async (_of, change) => {
  expect(await run('contracts:publish')).toBe(0);
  verified(true, change);
  expect(await run('contracts:publish-results', ...version('1.0.0'))).toBe(1);
  expect(sentTo('/verification-results')).toBeUndefined();
});
