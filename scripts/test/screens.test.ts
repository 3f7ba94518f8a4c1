import { globSync, readdirSync, readFileSync } from 'node:fs';
import { matchPath } from 'react-router-dom';
import { expect, test } from 'vitest';
import { adminScreens } from '#app/adminScreens.ts';
import { publicScreens } from '#app/publicScreens.ts';
import { screens } from '#e2e/support/screens.ts';

test('look.spec visits every screen of the application', () => {
  const visited = screens.map(({ path }) => path.replace(/\?.*/, ''));
  const unseen = [...publicScreens, ...adminScreens]
    .map(({ path }) => path)
    .filter((path) => !visited.some((visitedPath) => matchPath(path, visitedPath)));
  expect(unseen).toEqual([]);
});

test('the shared list tests cover each list', () => {
  const count = (files: string, part: string) =>
    globSync(files).flatMap((file) => readFileSync(file, 'utf8').split(part).slice(1)).length;
  for (const feature of readdirSync('src/features')) {
    const listCount = count(`src/features/${feature}/*.tsx`, '<RecordList\n');
    expect(count(`component/${feature}/*.test.ts`, '\ntestListScreen('), feature).toBe(listCount);
  }
});
