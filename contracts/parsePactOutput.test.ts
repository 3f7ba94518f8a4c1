import { expect, test } from 'vitest';
import { detailsIn } from './parsePactOutput.ts';

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

const details = (description: string) =>
  detailsIn(output, ['one agent', 'a page of agents', 'two agents', 'three agents']).get(
    description,
  );

test('an interaction that was verified successfully has no details', () => {
  expect(details('a page of agents')).toBe('');
});

test('a failed interaction has its problem', () => {
  expect(details('one agent')).toBe(
    '1.1) has a matching body\n           $.data.id -> Expected "1" <integer>',
  );
});

test('an interaction whose state change failed has that failure as its details', () => {
  expect(details('two agents')).toBe('One or more of the setup state change handlers has failed');
});

test('an interaction that the verifier never reached is reported as not verified', () => {
  expect(details('three agents')).toBe('It was not verified.');
});
