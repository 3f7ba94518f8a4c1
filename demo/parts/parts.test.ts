import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

const componentOf = (file: string) => basename(file, '.tsx');
const imports = (file: string) => [
  ...readFileSync(file, 'utf8').matchAll(/from '(?:#ui\/|\.{1,2}\/)(?:[^']*\/)?([A-Z]\w*)\.tsx'/g),
];

test('every component of ui is on the parts page (DEMO-28)', () => {
  const components = globSync('src/ui/**/[A-Z]*.tsx');
  const shown = new Set(
    [...globSync('demo/parts/*.tsx'), ...components].flatMap((file) =>
      imports(file).map(([, name]) => name),
    ),
  );
  expect(components.length).toBeGreaterThan(25);
  expect(components.map(componentOf).filter((name) => !shown.has(name))).toEqual([]);
});
