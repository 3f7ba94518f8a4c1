import { expect, test } from 'vitest';
import { buildOrder } from './buildOrder.ts';
import type { Verified } from './verificationReport.ts';

const failed = (half: Verified['half'], group: string, details: string): Verified => ({
  half,
  group,
  name: 'a name',
  ok: false,
  details,
});

test('states come first, then calls in their order of dependency', () => {
  expect(
    buildOrder([
      failed('interactions', 'GET /agent/{id}', 'is missing'),
      failed('interactions', 'GET /agent', 'The state "a signed-in owner" {} was answered 500'),
      failed('journeys', 'journeys', 'POST /auth/sign-up\n  sent {}'),
      failed('journeys', 'journeys', 'GET /agent/7?x=1\n  answered 404'),
      { half: 'journeys', group: 'journeys', name: 'held', ok: true, details: '' },
    ]),
  ).toEqual([
    'The state "a signed-in owner"',
    'POST /auth/sign-up: 1 fail',
    'GET /agent: 1 fail',
    'GET /agent/{id}: 2 fail',
  ]);
});
