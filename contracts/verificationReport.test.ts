import { expect, test } from 'vitest';
import {
  describeFailure,
  describeSummary,
  publishProblem,
  toJunit,
  type VerificationRun,
  type Verified,
} from './verificationReport.ts';

const results: Verified[] = [
  {
    half: 'interactions',
    group: 'GET /agent/{id}',
    name: 'one agent',
    ok: false,
    details: '1.1) has a matching body\n       $.data.id -> Expected "1" <integer>',
  },
  { half: 'interactions', group: 'GET /agent', name: 'a page of agents', ok: true, details: '' },
  { half: 'journeys', group: 'journeys', name: 'a link works once', ok: true, details: '' },
  {
    half: 'journeys',
    group: 'journeys',
    name: 'a mail is sent',
    ok: true,
    details: 'no mail state',
    isNotShown: true,
  },
];

test('a failure has its details, and the command that repeats it', () => {
  const failed = describeFailure(results[0] as Verified);
  expect(failed).toContain('FAIL one agent\n       1.1) has a matching body');
  expect(failed).toContain('again: npm run contracts:verify -- --only "one agent"');
});

test('the summary goes by call', () => {
  expect(describeSummary(results)).toBe(
    'FAIL GET /agent/{id}  0 of 1\nok   GET /agent  1 of 1\nok   journeys  1 of 1, 1 not shown',
  );
});

test('JUnit has a suite for each half, counts and escapes', () => {
  const xml = toJunit(results);
  expect(xml).toContain('<testsuite name="interactions" tests="2" failures="1" skipped="0">');
  expect(xml).toContain('<testsuite name="journeys" tests="2" failures="0" skipped="1">');
  expect(xml).toContain('<skipped message="no mail state"/>');
  expect(xml).toContain('Expected &#34;1&#34; &#60;integer&#62;');
});

const run: VerificationRun = {
  providerUrl: 'https://a.example',
  parts: [],
  commit: 'c',
  pact: 'p',
  endedAt: '2026-03-02T09:00:00.000Z',
};
const names = results.map(({ name }) => name);
const findProblem = (change: Partial<VerificationRun>, now = '2026-03-03T08:59:00.000Z') =>
  publishProblem({ run: { ...run, ...change }, results }, { pact: 'p', names }, new Date(now));

test('only a whole run of today against a server may be published, with a reason otherwise', () => {
  expect(findProblem({})).toBeNull();
  expect(findProblem({ parts: ['--only SERVER-3', '--bail'] })).toContain(
    'a part of the contract (--only SERVER-3, --bail)',
  );
  expect(findProblem({ providerUrl: null })).toContain('the mock backend');
  expect(findProblem({ pact: 'q' })).toContain('another pact');
  expect(findProblem({}, '2026-03-03T09:00:00.000Z')).toContain('the last 24 hours');
  expect(findProblem({ endedAt: '2026-03-04T09:00:00.000Z' })).toContain('the last 24 hours');
  expect(findProblem({ endedAt: 'yesterday' })).toContain('the last 24 hours');
  const more = { pact: 'p', names: [...names, 'a rule that was not asked'] };
  expect(publishProblem({ run, results }, more, new Date(run.endedAt))).toContain(
    'no result of 1 rules, such as “a rule that was not asked”',
  );
});
