import { expect, test } from 'vitest';
import { buildOrder } from './buildOrder.ts';
import { failExpecting } from './journeys/expectations.ts';
import type { Verified } from './verificationReport.ts';

const failed = (half: Verified['half'], group: string, details: string): Verified => ({
  half,
  group,
  name: 'a name',
  ok: false,
  details,
});

/** The details of a journey that failed at this call, because of its status or its body. */
function failedAt(call: string, status: number): string {
  try {
    return failExpecting('another response', {
      call,
      requestBody: '{}',
      status,
      responseBody: '{}',
      headers: '',
    });
  } catch (error) {
    return (error as Error).message;
  }
}

test('the build order lists failed states first, then failed calls after those that they depend on', () => {
  expect(
    buildOrder([
      failed('interactions', 'GET /agent/{id}', 'is missing'),
      failed('interactions', 'GET /agent', 'The state "a signed-in owner" {} was answered 500'),
      failed('journeys', 'journeys', failedAt('POST /auth/sign-up', 404)),
      failed('journeys', 'journeys', failedAt('GET /agent/7?x=1', 404)),
      { half: 'journeys', group: 'journeys', name: 'held', ok: true, details: '' },
    ]),
  ).toEqual([
    'The state "a signed-in owner"',
    'POST /auth/sign-up: 1 fail',
    'GET /agent: 1 fail',
    'GET /agent/{id}: 2 fail',
  ]);
});

test('if a journey reads a wrong value, the build order names the call that stored it', () => {
  const toCalls = (...names: string[]) =>
    names.map((call) => ({ call, status: 200, milliseconds: 1 }));
  const login = ['POST /auth/sign-up', 'POST /auth/login'];
  const result = (call: string, ...names: string[]) => ({
    ...failed('journeys', 'journeys', failedAt(call, 200)),
    calls: toCalls(...login, ...names, call),
  });
  expect(
    buildOrder([
      result('POST /survey', 'POST /survey/create', 'POST /survey/update-status'),
      result('GET /agent/7', 'POST /auth/sign-up-agent', 'PUT /agent/7', 'GET /agent?page=1'),
      result('GET /survey/analyze/7'),
    ]),
  ).toEqual([
    'POST /survey/update-status: 1 fail',
    'GET /survey/analyze/{id}: 1 fail',
    'PUT /agent/{id}: 1 fail',
  ]);
});

test('the build order shortens a long list of failed states, so that the first calls are listed too', () => {
  const states = Array.from({ length: 7 }, (_, number) =>
    failed('interactions', 'GET /agent', `The state "number ${number}" {} was answered 500`),
  );
  expect(
    buildOrder([...states, failed('journeys', 'journeys', failedAt('POST /survey', 404))]),
  ).toEqual([
    'The state "number 0"',
    'The state "number 1"',
    'The state "number 2"',
    'The state "number 3"',
    'The state "number 4"',
    '… and 2 more',
    'POST /survey: 1 fail',
    'GET /agent: 7 fail',
  ]);
});
