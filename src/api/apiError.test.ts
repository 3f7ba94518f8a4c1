import { expect, test } from 'vitest';
import { anyServerMessage, serverMessage, toApiError } from './apiError.ts';

test.each([
  [
    { status: 404, data: { message: 'Gone' } },
    { kind: 'status', status: 404, message: 'Gone' },
  ],
  [
    { status: 500, data: { message: 7 } },
    { kind: 'status', status: 500, message: '' },
  ],
  [
    { status: 400, data: null },
    { kind: 'status', status: 400, message: '' },
  ],
  [{ status: 'FETCH_ERROR', error: 'no line' }, { kind: 'network' }],
  [{ status: 'TIMEOUT_ERROR', error: 'late' }, { kind: 'network' }],
] as const)('%j is the error %j', (from, error) => {
  expect(toApiError(from)).toEqual(error);
});

test.each([
  [399, { kind: 'malformed', message: 'The answer is not JSON' }],
  [400, { kind: 'status', status: 400, message: '' }],
  [502, { kind: 'status', status: 502, message: '' }],
])('an answer of %i that is not JSON is the error %j', (originalStatus, error) => {
  const from = {
    status: 'PARSING_ERROR',
    originalStatus,
    data: '<html>',
    error: 'no JSON',
  } as const;
  expect(toApiError(from)).toEqual(error);
});

const notFound = { kind: 'status', status: 404, message: 'Gone' };
const malformed = { kind: 'malformed', message: 'title: expected string' };

test('a server’s message is shown for the statuses that it may be shown for', () => {
  expect(serverMessage(notFound, 404, 422)).toBe('Gone');
  expect(serverMessage(notFound, 422)).toBeUndefined();
  expect(serverMessage(malformed, 404)).toBeUndefined();
  expect(serverMessage({ ...malformed, status: 404 }, 404)).toBeUndefined();
  expect(serverMessage({ kind: 'network' }, 404)).toBeUndefined();
  expect(serverMessage(undefined, 404)).toBeUndefined();
});

test('only what the server said is its message', () => {
  expect(anyServerMessage(notFound)).toBe('Gone');
  expect(anyServerMessage(malformed)).toBeUndefined();
  expect(anyServerMessage(undefined)).toBeUndefined();
});
