import { expect, test } from 'vitest';
import type { LogEntry } from '#mocks/controls/createLog.ts';
import { contractFit } from './contractFit.ts';

const entry: LogEntry = {
  id: 1,
  at: '2026-03-02T09:00:00.000Z',
  call: 'GET /survey/:id',
  url: 'http://localhost/api/v1/survey/1',
  requestHeaders: {},
  requestBody: '',
  status: 404,
  responseBody: JSON.stringify({ message: 'This survey does not exist' }),
  isComplete: true,
  duration: 1,
};

test.each([
  [503, '{"message":"Busy"}', ['No interaction declares an answer 503 to it']],
  [200, '{"id":1', ['answer: it is no JSON']],
  [
    404,
    '{"error":"none"}',
    ['answer: $.message: Invalid input: expected string, received undefined'],
  ],
])('a response %i with the body %s does not fit', (status, responseBody, problems) => {
  expect(contractFit({ ...entry, status, responseBody })).toEqual({ interactions: [], problems });
});

test('a body that the log has truncated is not reported as wrong', () => {
  const cut = {
    ...entry,
    status: 200,
    responseBody: '{"id":1… (900000 characters)',
    isComplete: false,
  };
  expect(contractFit(cut)?.problems).toEqual([]);
});
