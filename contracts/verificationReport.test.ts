import { expect, test } from 'vitest';
import {
  describeFailure,
  describeSlowest,
  describeSummary,
  type SentCall,
  toJunit,
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
    isUnverified: true,
  },
];

test('a failure has its details, and the command that repeats it', () => {
  const failed = describeFailure(results[0] as Verified);
  expect(failed).toContain('FAIL one agent\n       1.1) has a matching body');
  expect(failed).toContain('\n       again: npm run contracts:verify -- --only "one agent"');
});

const calls: SentCall[] = [
  { call: 'POST /survey/create', status: 200, milliseconds: 20 },
  { call: 'GET /survey/7', status: 200, milliseconds: 90 },
  { call: 'GET /survey/8?x=1', status: 0, milliseconds: 400 },
];

test('the failure of a journey lists its calls, and the command repeats the options of the server', () => {
  const failed = describeFailure(
    { ...(results[2] as Verified), ok: false, details: 'did x', calls },
    ['--provider-url', 'http://localhost:8080', '--header', 'X-Key: …'],
  );
  expect(failed).toBe(`FAIL a link works once
       did x
       calls
         POST /survey/create 200
         GET /survey/7 200
         GET /survey/8?x=1 no response
       again: npm run contracts:verify -- --provider-url http://localhost:8080 --header "X-Key: …" --only "a link works once"`);
});

test('of many calls the last twelve are listed', () => {
  const manyResults = Array.from({ length: 14 }, (_, number) => ({
    call: `GET /agent/${number}`,
    status: 200,
    milliseconds: 1,
  }));
  const failed = describeFailure({ ...(results[2] as Verified), ok: false, calls: manyResults });
  expect(failed).toContain('calls\n         … 2 before these\n         GET /agent/2 200\n');
  expect(failed).toContain('GET /agent/13 200\n       again');
});

test('the slowest request of each call is listed, the slowest first', () => {
  const [first, second] = results as [Verified, Verified];
  const faster = [{ call: 'GET /survey/9', status: 200, milliseconds: 30 }];
  const measured = [
    { ...first, calls },
    { ...second, calls: faster },
  ];
  expect(describeSlowest(measured, (text) => text.replace(/\d+(\?.*)?/, '{id}'))).toEqual([
    '  400 ms  GET /survey/{id}',
    '   20 ms  POST /survey/create',
  ]);
  expect(describeSlowest(results, (text) => text)).toEqual([]);
});

test('the summary has one line for each call, and one for the journeys', () => {
  expect(describeSummary(results)).toBe(
    'FAIL GET /agent/{id}  0 of 1\nok   GET /agent  1 of 1\nok   journeys  1 of 1, 1 not shown',
  );
});

test('the JUnit report has a suite for interactions and one for journeys, with counts, escaped texts and durations', () => {
  const xml = toJunit([...results, { ...(results[2] as Verified), name: 'slow', seconds: 1.25 }]);
  expect(xml).toContain('name="slow" time="1.250"/>');
  expect(xml).toContain('<testsuite name="interactions" tests="2" failures="1" skipped="0">');
  expect(xml).toContain('<testsuite name="journeys" tests="3" failures="0" skipped="1">');
  expect(xml).toContain('<skipped message="no mail state"/>');
  expect(xml).toContain('Expected &#34;1&#34; &#60;integer&#62;');
});
