import { expect, test } from 'vitest';
import { screenAt } from './screens.ts';

test.each([
  ['/', '/', undefined],
  ['/surveys', '/surveys', undefined],
  ['/surveys/', '/surveys', undefined],
  ['/surveys/create', '/surveys/create', undefined],
  ['/surveys/edit/7', '/surveys/edit/:id', '7'],
  ['/analyze-surveys/12', '/analyze-surveys/:id', '12'],
  ['/reset-password/a-token', '/reset-password/:token', 'a-token'],
])('%s is the screen of %s', (path, pattern, parameter) => {
  const found = screenAt(path);
  expect(found?.screen.path).toBe(pattern);
  expect(found?.parameter).toBe(parameter);
});

test.each(['/surveys/edit', '/nowhere', '/surveys/edit/7/more'])('%s is no screen', (path) => {
  expect(screenAt(path)).toBeUndefined();
});
