import { expect, test } from 'vitest';
import { parseEnvironment } from './parseEnvironment.ts';

test('an empty environment gets every default', () => {
  expect(parseEnvironment({})).toEqual({});
});

test('an invalid variable is named', () => {
  expect(() => parseEnvironment({ VITE_API_URL: 'example.com' })).toThrow(
    'The environment is not complete: VITE_API_URL must begin with http://, https:// or /',
  );
  expect(() => parseEnvironment({ VITE_MAP_TILES_URL: '/tiles/{z}' })).toThrow(
    'VITE_MAP_TILES_URL must contain {x}, {y} and {z}',
  );
});
