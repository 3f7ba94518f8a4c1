import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { blueprintCss } from './blueprintCss.ts';

const file = createRequire(import.meta.url).resolve('@blueprintjs/core/lib/css/blueprint.css');
const classesIn = (text: string) => new Set(text.match(/bp6-[a-z]+(?:-[a-z]+)*/g));

/** The style sheet of each imported component. */
const parts: Record<string, string[]> = {
  Dialog: ['bp6-dialog', 'bp6-dialog-header', 'bp6-overlay', 'bp6-overlay-backdrop'],
  Drawer: ['bp6-drawer', 'bp6-position-right', 'bp6-overlay'],
  Menu: ['bp6-menu'],
  MenuItem: ['bp6-menu-item', 'bp6-active', 'bp6-disabled'],
  PopoverNext: ['bp6-popover', 'bp6-popover-content'],
};

async function sheets() {
  const whole = readFileSync(file, 'utf8');
  const { transform } = blueprintCss();
  const purge = transform as (css: string, id: string) => Promise<{ code: string }>;
  return { whole: classesIn(whole), shipped: classesIn((await purge(whole, file)).code) };
}

const sources = globSync('{src,mocks,demo}/**/*.{ts,tsx}').map((path) =>
  readFileSync(path, 'utf8'),
);

test('every Blueprint class in a source has its styles in the build', async () => {
  const { whole, shipped } = await sheets();
  const written = sources.flatMap((source) => [...classesIn(source)]);
  const missing = written.filter((name) => whole.has(name) && !shipped.has(name));
  expect(missing).toEqual([]);
});

test('every imported Blueprint component has its styles in the build', async () => {
  const { shipped } = await sheets();
  const imported = sources.flatMap((source) =>
    [...source.matchAll(/import \{([^}]*)\} from '@blueprintjs\/core'/g)].flatMap(
      ([, names = '']) => names.match(/(?<!type |as )\b[A-Z]\w*/g) ?? [],
    ),
  );
  expect([...new Set(imported)].toSorted()).toEqual(Object.keys(parts).toSorted());
  expect(
    Object.values(parts)
      .flat()
      .filter((name) => !shipped.has(name)),
  ).toEqual([]);
});
