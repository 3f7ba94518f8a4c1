import { expect, test } from 'vitest';
import { callNamed } from './callNames.ts';

test('a call is found by its name (CALL-1)', () => {
  expect(callNamed('GET /survey/analyze/:id')).toEqual({
    method: 'GET',
    path: '/survey/analyze/:id',
    access: 'signedIn',
  });
  expect(() => callNamed('GET /nothing' as never)).toThrow('There is no call GET /nothing');
});
