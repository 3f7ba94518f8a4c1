import { expect, test } from 'vitest';
import { parseEnvironment } from './environment.ts';

test('the API is at /api/v1 of the same origin by default (CALL-1)', () => {
  expect(parseEnvironment({}).VITE_API_URL).toBe('/api/v1');
});

test('what is wrong is named', () => {
  expect(() => parseEnvironment({ VITE_API_URL: 'example.com' })).toThrow(
    'The environment is not complete: VITE_API_URL must begin with http://, https:// or /',
  );
});
