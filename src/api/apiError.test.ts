import { expect, test } from 'vitest';
import { parseResponse, serverMessage } from './apiError.ts';

test.each([
  [404, '{"message":"Gone"}', { kind: 'status', status: 404, message: 'Gone' }],
  [500, '{"message":7}', { kind: 'status', status: 500, message: '' }],
  [400, '', { kind: 'status', status: 400, message: '' }],
  [300, '<html>', { kind: 'status', status: 300, message: '' }],
  [502, '<html>', { kind: 'status', status: 502, message: '' }],
])('a response with status %i and body %j becomes the error %j', (status, text, error) => {
  expect(parseResponse(status, text)).toEqual({ error });
});

test.each([
  [200, '{"id":7}', { id: 7 }],
  [204, '', null],
  [200, 'Created', 'Created'],
])('a response with status %i and body %j becomes the data %j', (status, text, data) => {
  expect(parseResponse(status, text)).toEqual({ data });
});

const notFound = { kind: 'status', status: 404, message: 'Gone' };
const malformed = { kind: 'malformed', message: 'title: expected string' };

test('a server’s message is shown for the allowed statuses', () => {
  expect(serverMessage(notFound, 404, 422)).toBe('Gone');
  expect(serverMessage(notFound, 422)).toBeUndefined();
  expect(serverMessage(notFound)).toBe('Gone');
  expect(serverMessage(malformed, 404)).toBeUndefined();
  expect(serverMessage({ ...malformed, status: 404 }, 404)).toBeUndefined();
  expect(serverMessage({ kind: 'network' }, 404)).toBeUndefined();
  expect(serverMessage(undefined, 404)).toBeUndefined();
});
