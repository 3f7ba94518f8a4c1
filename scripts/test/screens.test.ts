import { matchPath } from 'react-router-dom';
import { expect, test } from 'vitest';
import { adminScreens } from '#app/adminScreens.ts';
import { publicScreens } from '#app/publicScreens.ts';
import { screens } from '#e2e/support/screens.ts';

test('the tests of the look visit every screen of the application', () => {
  const visited = screens.map(({ path }) => path.replace(/\?.*/, ''));
  const unseen = [...publicScreens, ...adminScreens]
    .map(({ path }) => path)
    .filter((path) => !visited.some((one) => matchPath(path, one)));
  expect(unseen).toEqual([]);
});
