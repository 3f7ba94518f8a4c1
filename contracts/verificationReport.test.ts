import { expect, test } from 'vitest';
import { junitOf, resultsOf, summaryOf } from './verificationReport.ts';

const interaction = (description: string, path: string) => ({
  description,
  request: { method: 'GET', path },
  response: { status: 200 },
});

const output = `
Verifying a pact between canvass-web and canvass-api

  a page of agents (0s loading, 9ms verification)
     Given an empty database

  one agent (0s loading, 9ms verification)
     Given an empty database

Failures:

1) Verifying a pact between canvass-web and canvass-api Given an empty database - one agent
    1.1) has a matching body
           $.data.id -> Expected "1" <integer>

2) Verifying a pact between canvass-web and canvass-api Given an empty database - two agents - One or more of the setup state change handlers has failed

There were 2 pact failures
`;

const results = resultsOf(
  [interaction('one agent', '/api/v1/agent/1'), interaction('a page of agents', '/api/v1/agent')],
  output,
);

test('each interaction has its call, and what was found of one that failed', () => {
  expect(results).toEqual([
    {
      call: 'GET /agent/{id}',
      description: 'one agent',
      ok: false,
      details: '1.1) has a matching body\n           $.data.id -> Expected "1" <integer>',
    },
    { call: 'GET /agent', description: 'a page of agents', ok: true, details: '' },
  ]);
});

test('an interaction whose state failed does not hold, and says so', () => {
  const [result] = resultsOf([interaction('two agents', '/api/v1/agent')], output);
  expect(result).toMatchObject({
    ok: false,
    details: 'One or more of the setup state change handlers has failed',
  });
});

test('an interaction that the verifier never came to does not hold', () => {
  const [result] = resultsOf([interaction('one agent', '/api/v1/agent/1')], 'Error: no connection');
  expect(result).toMatchObject({ ok: false, details: 'It was not verified.' });
});

test('the summary goes by call and says how to run one again', () => {
  expect(summaryOf(results)).toContain('FAIL GET /agent/{id}  0 of 1');
  expect(summaryOf(results)).toContain('ok   GET /agent  1 of 1');
  expect(summaryOf(results)).toContain('again: npm run contracts:verify -- --only "one agent"');
});

test('JUnit counts and escapes', () => {
  expect(junitOf(results)).toContain('tests="2" failures="1"');
  expect(junitOf(results)).toContain('Expected &#34;1&#34; &#60;integer&#62;');
});
